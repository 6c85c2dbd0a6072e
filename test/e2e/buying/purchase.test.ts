import { purchaseByKeyboard } from '../../support/browser/keyboardPurchase';
import {
  arrives,
  button,
  readFocus,
  untilFocused,
  visit,
  waitForBadge,
} from '../support';

it('should complete a purchase by keyboard, with visible focus at every tab stop', async () => {
  const page = await visit('/');
  const pressKey = (key: string) => page.keyboard.press(key);
  await purchaseByKeyboard({
    use: async (control, key) => {
      for (let stops = 0; stops < 120; stops++) {
        await pressKey('Tab');
        const { name, problem } = await readFocus(page);
        expect(problem && `${name} is ${problem}`).toBeUndefined();
        if (control.test(name)) return pressKey(key ?? 'Enter');
      }
      throw new Error(`No control named ${String(control)} in 120 stops.`);
    },
    pressKey,
    arrives: async (heading) => {
      await arrives(page, heading);
      await untilFocused(page.locator('h1'));
    },
  });
  await waitForBadge(page, 2);
  expect(await button(page, 'Track Order').count()).toBe(3);
});
