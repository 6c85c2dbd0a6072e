import { SHIRT } from '../support/catalogue';
import { renderAt } from '../support/renderAt';

const cart = { items: { [SHIRT]: { M: 2 } } };

// On reload and Back a browser would restore form controls without an event, so
// that they differ from the store.
it.each(['/Collections', `/product/${SHIRT}`, '/place-order', '/cart'])(
  'should disable the form restoration of the browser on %s',
  async (url) => {
    await renderAt(url, { cart });
    const controls = document.querySelectorAll(
      'fieldset input, [type="number"], select',
    );
    expect(controls).not.toHaveLength(0);
    for (const control of controls)
      expect(control).toHaveAttribute('autocomplete', 'off');
  },
);
