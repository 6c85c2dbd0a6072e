import { screen } from '@testing-library/react';
import { SHIRT } from '../support/catalogue';
import { renderAt } from '../support/renderAt';

// On reload and Back a browser would restore form controls without an event, so
// that they differ from the store.
it.each(['/Collections', `/product/${SHIRT}`, '/place-order'])(
  'should disable the form restoration of the browser on %s',
  async (url) => {
    await renderAt(url);
    const inputs =
      document.querySelectorAll<HTMLInputElement>('fieldset input');
    const selects = document.querySelectorAll('select');
    expect(inputs).not.toHaveLength(0);
    for (const input of inputs) {
      // The attribute is invalid on radios and checkboxes. Browsers read it
      // from the form.
      const isBox = /radio|checkbox/.test(input.type);
      const owner = isBox ? input.form : input;
      expect(owner).toHaveAttribute('autocomplete', 'off');
    }
    for (const select of selects)
      expect(select).toHaveAttribute('autocomplete', 'off');
  },
);

it('should disable it for the quantities of the cart', async () => {
  await renderAt('/cart', { cart: { items: { [SHIRT]: { M: 2 } } } });
  const quantity = screen.getByRole('spinbutton');
  expect(quantity).toHaveAttribute('autocomplete', 'off');
});
