import type { Cell } from './cells';

interface Props {
  readonly cell: Cell;
  /** The type of the event that was applied. */
  readonly type: string;
}

const textOf = ({ mode, to, table }: Cell, type: string, column: string, row: string) => {
  const isListed = table[column]?.includes(row) ?? false;
  if (column !== mode || row !== type) return isListed ? '•' : '–';
  return isListed ? (to ?? 'no change') : 'ignored';
};

/** The transition table of a slice, a row for each event and a column for each mode. The used cell names the next mode. */
export const CellTable = ({ cell, type }: Props) => {
  const modes = Object.keys(cell.table);
  const types = [...new Set(Object.values(cell.table).flat())];
  return (
    <table>
      <caption>
        Transitions of <code>{cell.slice}</code>
      </caption>
      <thead>
        <tr>
          <td />
          {modes.map((mode) => (
            <th key={mode} scope="col">
              {mode}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {types.map((row) => (
          <tr key={row}>
            <th scope="row">{row}</th>
            {modes.map((mode) => (
              <td key={mode} className={mode === cell.mode && row === type ? 'used' : ''}>
                {textOf(cell, type, mode, row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
};
