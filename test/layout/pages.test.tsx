import { PAGE_URLS } from '../support/anyInput';
import {
  fireEvent,
  goTo,
  press,
  renderAt,
  SHIRT,
  SKIRT,
  submissions,
  TEE,
  theProduct,
} from '../support';

const CART = { items: { [SHIRT]: { M: 1 } } };

const expectNamedLists = () => {
  const lists = Array.from(document.querySelectorAll('ul, ol'));
  expect(lists.length).toBeGreaterThan(2);
  for (const list of lists) expect(list).toHaveAttribute('role', 'list');
};

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

// VoiceOver takes the role from a list whose markers the style removes. On
// reload and Back a browser would restore form controls without an event, so
// that they differ from the store. HTML forbids the attribute on a radio and a
// checkbox, which take it from their form.
it('should name the role of every list of every page and the menu, and disable the form restoration of the browser', async () => {
  const products = [SHIRT, TEE, SKIRT].map(theProduct);
  await renderAt('/', { cart: CART, catalogue: { products } });
  const controls: number[] = [];
  for (const url of [...PAGE_URLS, '/Collections?category=Men']) {
    await goTo(url);
    expectNamedLists();
    controls.push(expectNoRestoration());
  }
  expect(submissions).not.toContain(false);
  // Those of the collections, the cart, the checkout and two products.
  expect(controls.filter(Boolean)).toHaveLength(6);
  await press('Menu');
  expectNamedLists();
});
