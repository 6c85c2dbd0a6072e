import { main } from './pageHelpers';

export const quantity = (line: string) =>
  main().getByRole('spinbutton', { name: new RegExp(`^Quantity of ${line}$`) });
export const removeButton = (line: string) =>
  main().getByRole('button', { name: new RegExp(`^Remove ${line}$`) });
export const undoButton = (line: string) =>
  main().getByRole('button', { name: new RegExp(`^Undo\\b.*${line}$`) });

/** The text of each row of the cart: the name of a line, or the text of a gap. */
export const rows = () =>
  main()
    .queryAllByRole('listitem')
    .map((row) => row.querySelector('h2')?.textContent ?? row.querySelector('p')?.textContent);

export const totals = () =>
  ['Subtotal', 'Shiping Fee', 'Total'].map((label) => main().getByText(label).nextSibling?.textContent);
