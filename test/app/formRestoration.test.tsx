import { renderAt } from '../support/renderAt';
import { main } from '../support/pageHelpers';
import { SHIRT } from '../support/productIds';

// On reload and Back a browser would restore form controls without an event, so
// that they differ from the store.
it.each(['/Collections', `/product/${SHIRT}`, '/place-order'])(
  'should disable the form restoration of the browser on %s',
  async (url) => {
    await renderAt(url);
    const controls = main()
      .getAllByRole('group', { hidden: true })
      .flatMap((group) => [...group.querySelectorAll('input')]);
    const selects = main().queryAllByRole('combobox');
    expect(controls).not.toEqual([]);
    // The attribute is invalid on radios and checkboxes. Browsers read it from
    // the form.
    for (const { form } of controls)
      expect(form).toHaveAttribute('autocomplete', 'off');
    for (const select of selects)
      expect(select).toHaveAttribute('autocomplete', 'off');
  },
);
