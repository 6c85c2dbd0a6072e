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

// VoiceOver takes the role from a list whose markers the style removes.
it('should name the role of every list of every page and the menu', async () => {
  const products = [SHIRT, TEE, SKIRT].map(theProduct);
  await renderAt('/', { cart: CART, catalogue: { products } });
  for (const url of [...PAGE_URLS, '/Collections?category=Men']) {
    await goTo(url);
    expectNamedLists();
  }
  await press('Menu');
  expectNamedLists();
});

// On reload and Back a browser would restore form controls without an event, so
// that they differ from the store. HTML forbids the attribute on a radio and a
// checkbox, which take it from their form.
it.each(['/Collections', `/product/${SHIRT}`, '/place-order', '/cart'])(
  'should disable the form restoration of the browser on %s',
  async (url) => {
    await renderAt(url, { cart: CART });
    const controls = document.querySelectorAll<
      HTMLInputElement | HTMLSelectElement
    >('input:is([type="radio"], [type="checkbox"], [type="number"]), select');
    expect(controls).not.toHaveLength(0);
    for (const control of controls) {
      const isChoice = /radio|checkbox/.test(control.type);
      expect(control.hasAttribute('autocomplete')).toBe(!isChoice);
      expect(isChoice ? control.form : control).toHaveAttribute(
        'autocomplete',
        'off',
      );
      if (isChoice && control.form) fireEvent.submit(control.form);
    }
    expect(submissions).not.toContain(false);
  },
);
