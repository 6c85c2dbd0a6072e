import {
  addToCart,
  COAT,
  goTo,
  openProduct,
  press,
  until,
  visit,
  watchMotion,
} from '../support';

it('should move nothing with reduced motion', async () => {
  const page = await visit('/');
  const moved = await watchMotion(page);
  await openProduct(page, COAT.name);
  await press(page, 'ADD TO CART');
  await addToCart(page, 'M');
  await until(
    'the tick is shown',
    async () => (await moved.jsonValue()).length > 0,
  );
  await goTo(page, 'cart');
  await press(page, `Remove ${COAT.name}, size M`);
  await goTo(page, 'home');
  // The tick of ADD TO CART is shown for a second, and does not move.
  expect(await moved.jsonValue()).toEqual([expect.stringMatching(/^<svg/)]);
});
