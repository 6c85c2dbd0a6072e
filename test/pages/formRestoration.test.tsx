import { renderAt } from '../support/renderAt';
import { main, SHIRT } from './shop';

// A browser restores the controls of a page on reload and on Back; the store does not know what it restored.
it.each([
  ['/Collections', 7],
  [`/product/${SHIRT}`, 9],
  ['/place-order', 3],
])('should keep the browser from restoring the choices on %s', async (url, count) => {
  await renderAt(url);
  const controls = main()
    .getAllByRole('group', { hidden: true })
    .flatMap((group) => [...group.querySelectorAll('input')]);
  const selects = main().queryAllByRole('combobox');
  expect([...controls, ...selects]).toHaveLength(count);
  // The attribute is invalid on radios and checkboxes; browsers read that of their form.
  for (const { form } of controls) expect(form).toHaveAttribute('autocomplete', 'off');
  for (const select of selects) expect(select).toHaveAttribute('autocomplete', 'off');
});
