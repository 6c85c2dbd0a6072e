import { SHIRT } from '../support/productIds';
import { renderAt } from '../support/renderAt';

// On reload and Back a browser would restore form controls without an event, so
// that they differ from the store.
it.each([
  ['/Collections', 7],
  [`/product/${SHIRT}`, 9],
  ['/place-order', 3],
])(
  'should disable the form restoration of the browser on %s',
  async (url, count) => {
    await renderAt(url);
    const inputs =
      document.querySelectorAll<HTMLInputElement>('fieldset input');
    const selects = document.querySelectorAll('select');
    expect([...inputs, ...selects]).toHaveLength(count);
    // The attribute is invalid on radios and checkboxes. Browsers read it from
    // the form.
    for (const { form } of inputs)
      expect(form).toHaveAttribute('autocomplete', 'off');
    for (const select of selects)
      expect(select).toHaveAttribute('autocomplete', 'off');
  },
);
