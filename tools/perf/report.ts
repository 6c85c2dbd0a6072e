/** The values of one figure for the shop and, where it was measured, for the floor. */
export interface Figure {
  readonly name: string;
  readonly digits: number;
  readonly shop: number[];
  readonly floor: number[];
}

export type RecordValue = (
  name: string,
  value: number,
  options?: { isFloor?: boolean; digits?: number },
) => void;

/** Collects values in the order in which their figures first appear. */
export const createReport = () => {
  const figures = new Map<string, Figure>();
  const record: RecordValue = (name, value, { isFloor = false, digits = 0 } = {}) => {
    const figure = figures.get(name) ?? { name, digits, shop: [], floor: [] };
    figures.set(name, figure);
    (isFloor ? figure.floor : figure.shop).push(value);
  };
  return { record, figures: () => [...figures.values()] };
};

export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low = NaN, high = NaN] = sorted.slice(middle - (sorted.length % 2 === 0 ? 1 : 0));
  return sorted.length % 2 === 0 ? (low + high) / 2 : low;
};

export const tableOf = (figures: readonly Figure[]): string => {
  const rows = figures.map(({ name, digits, shop, floor }) => {
    const format = (value: number) =>
      value.toLocaleString('en-GB', { minimumFractionDigits: digits, maximumFractionDigits: digits });
    const hasFloor = floor.length > 0;
    return [
      name,
      ...[median(shop), Math.min(...shop), Math.max(...shop)].map(format),
      hasFloor ? format(median(floor)) : '',
      hasFloor && median(floor) > 0 ? (median(shop) / median(floor)).toFixed(2) : '',
    ];
  });
  const all = [['figure', 'median', 'min', 'max', 'floor', 'ratio'], ...rows];
  const width = Math.max(...all.map(([name = '']) => name.length));
  return all
    .map(([name = '', ...cells]) => name.padEnd(width) + cells.map((cell) => cell.padStart(10)).join(''))
    .map((line) => line.trimEnd())
    .join('\n');
};
