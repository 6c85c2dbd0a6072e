import {
  centerOf,
  isInFullView,
  PHONE,
  rollWheel,
  visitState,
} from '../support';

it('should show all amounts on a phone, however many lines there are', async () => {
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
  }
});

it('should not change a quantity by the wheel', async () => {
  const page = await visitState('undo');
  const coats = page.getByRole('spinbutton');
  await coats.focus();
  const { x, y } = await centerOf(coats);
  await rollWheel(page, x, y, -300);
  expect(await coats.inputValue()).toBe('1');
});
