import { SHIRT } from '../support/catalogue';
import { renderAt } from '../support/renderAt';

const cart = { items: { [SHIRT]: { M: 2 } } };

// On reload and Back a browser would restore form controls without an event, so
// that they differ from the store.
it.each(['/Collections', `/product/${SHIRT}`, '/place-order', '/cart'])(
  'should disable the form restoration of the browser on %s',
  async (url) => {
    await renderAt(url, { cart });
    const controls = document.querySelectorAll<HTMLInputElement>(
      'fieldset input, [type="number"], select',
    );
    expect(controls).not.toHaveLength(0);
    for (const control of controls) {
      // The attribute is invalid on radios and checkboxes. Browsers read it
      // from the form.
      const isBox = control.matches('[type="radio"], [type="checkbox"]');
      const owner = isBox ? control.form : control;
      expect(owner).toHaveAttribute('autocomplete', 'off');
    }
  },
);
