/** The shop, the same page in plain React, and the page without script. */
export type Variant = 'shop' | 'plain' | 'floor';

export interface Figure {
  readonly name: string;
  readonly digits: number;
  readonly values: Readonly<Record<Variant, number[]>>;
}

export type RecordValue = (
  name: string,
  value: number,
  options?: { variant?: Variant; digits?: number },
) => void;

/** Collects values in the order in which their figures first appear. */
export const createReport = () => {
  const figures = new Map<string, Figure>();
  const record: RecordValue = (
    name,
    value,
    { variant = 'shop', digits = 0 } = {},
  ) => {
    const figure = figures.get(name) ?? {
      name,
      digits,
      values: { shop: [], plain: [], floor: [] },
    };
    figures.set(name, figure);
    figure.values[variant].push(value);
  };
  return { record, figures: () => [...figures.values()] };
};

const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low = NaN, high = NaN] = sorted.slice(
    middle - (sorted.length % 2 === 0 ? 1 : 0),
  );
  return sorted.length % 2 === 0 ? (low + high) / 2 : low;
};

export const tableOf = (figures: readonly Figure[]): string => {
  const rows = figures.map(
    ({ name, digits, values: { shop, plain, floor } }) => {
      const format = (value: number) =>
        value.toLocaleString('en-GB', {
          minimumFractionDigits: digits,
          maximumFractionDigits: digits,
        });
      const medianOf = (values: readonly number[]) =>
        values.length > 0 ? format(median(values)) : '';
      return [
        name,
        medianOf(shop),
        ...[Math.min(...shop), Math.max(...shop)].map(format),
        ...[plain, floor].map(medianOf),
      ];
    },
  );
  const all = [['figure', 'median', 'min', 'max', 'plain', 'floor'], ...rows];
  const width = Math.max(...all.map(([name = '']) => name.length));
  return all
    .map(
      ([name = '', ...cells]) =>
        name.padEnd(width) + cells.map((cell) => cell.padStart(10)).join(''),
    )
    .map((line) => line.trimEnd())
    .join('\n');
};
