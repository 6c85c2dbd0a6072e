import { main } from './shop';

export const quantity = (line: string) =>
  main().getByRole('spinbutton', { name: new RegExp(`^Quantity of ${line}$`) });
export const bin = (line: string) => main().getByRole('button', { name: new RegExp(`^Remove ${line}$`) });
export const undo = (line: string) => main().getByRole('button', { name: new RegExp(`^Undo\\b.*${line}$`) });

/** What stands in the rows of the cart: the names of lines, and of what was removed. */
export const rows = () =>
  main()
    .queryAllByRole('listitem')
    .map((row) => row.querySelector('h2')?.textContent ?? row.querySelector('p')?.textContent);

export const sums = () =>
  ['Subtotal', 'Shiping Fee', 'Total'].map((label) => main().getByText(label).nextSibling?.textContent);
