import { addToCart, COAT, goTo, openProduct, press, visit } from '../support';

/** Records the elements whose animations and transitions start. */
const recordMotion = () => {
  const started: string[] = [];
  for (const kind of ['animationstart', 'transitionrun'] as const) {
    document.addEventListener(kind, ({ target }) => {
      started.push(target instanceof Element ? target.tagName : '');
      document.documentElement.dataset['started'] = started.join(' ');
    });
  }
};

it('should move nothing with reduced motion', async () => {
  const page = await visit('/');
  await page.evaluate(recordMotion);
  await openProduct(page, COAT.name);
  await press(page, 'ADD TO CART');
  await addToCart(page, 'M');
  // The tick of ADD TO CART is shown for a second, and does not move.
  await page.locator('html[data-started="svg"]').waitFor({ state: 'attached' });
  await goTo(page, 'cart');
  await press(page, `Remove ${COAT.name}, size M`);
  await goTo(page, 'home');
  expect(await page.locator('html').getAttribute('data-started')).toBe('svg');
});
