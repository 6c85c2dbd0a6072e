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
    focusNext: async () => {
      await pressKey('Tab');
      const { name, problem } = await readFocus(page);
      expect(problem && `${name} is ${problem}`).toBeUndefined();
      return name;
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
