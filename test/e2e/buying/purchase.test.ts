import { purchaseByKeyboard } from '../../support/browser/keyboardPurchase';
import {
  arrives,
  button,
  centerOf,
  isInFullView,
  PHONE,
  readFocus,
  rollWheel,
  untilFocused,
  visit,
  visitState,
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

it('should show all amounts on a phone, however many lines there are, and not change a quantity by the wheel', async () => {
  const viewport = { width: 360, height: 640 };
  for (const state of ['undo', 'long-cart']) {
    const page = await visitState(state, { ...PHONE, viewport });
    const totals = page.getByRole('region', { name: 'Cart Totals' });
    const texts = await totals.locator('dt, dd, p').all();
    expect(texts.length).toBeGreaterThanOrEqual(6);
    for (const part of texts) {
      const text = await part.innerText();
      const isShown = await isInFullView(part);
      expect([state, text, isShown]).toEqual([state, text, true]);
    }
    const quantity = page.getByRole('spinbutton').first();
    await quantity.focus();
    const { x, y } = await centerOf(quantity);
    await rollWheel(page, x, y, -300);
    expect(await quantity.inputValue()).toBe('1');
  }
});
