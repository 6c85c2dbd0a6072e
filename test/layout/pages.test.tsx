import { PATHS, productPath } from '../../src/routing/paths';
import { PAGE_URLS } from '../support/anyInput';
import {
  fireEvent,
  goTo,
  renderAt,
  SHIRT,
  SKIRT,
  submissions,
  TEE,
  theProduct,
} from '../support';

const CART = { items: { [SHIRT]: { M: 1 } } };

const expectNoRestoration = () => {
  const controls = document.querySelectorAll<
    HTMLInputElement | HTMLSelectElement
  >('input:is([type="radio"], [type="checkbox"], [type="number"]), select');
  for (const control of controls) {
    const isChoice = /radio|checkbox/.test(control.type);
    expect(control.hasAttribute('autocomplete')).toBe(!isChoice);
    expect(isChoice ? control.form : control).toHaveAttribute(
      'autocomplete',
      'off',
    );
    if (isChoice && control.form) fireEvent.submit(control.form);
  }
  return controls.length;
};

// On reload and Back a browser would restore form controls without an event, so
// that they differ from the store. HTML forbids the attribute on a radio and a
// checkbox, which take it from their form.
it('should disable the form restoration of the browser on every page', async () => {
  const products = [SHIRT, TEE, SKIRT].map(theProduct);
  await renderAt('/', { cart: CART, catalogue: { products } });
  const withControls: string[] = [];
  for (const url of [...PAGE_URLS, '/Collections?category=Men']) {
    await goTo(url);
    if (expectNoRestoration() > 0) withControls.push(url);
  }
  expect(submissions).not.toContain(false);
  expect(withControls).toEqual([
    PATHS.collections,
    PATHS.cart,
    PATHS.placeOrder,
    productPath(SHIRT),
    productPath(SKIRT),
    '/Collections?category=Men',
  ]);
});
