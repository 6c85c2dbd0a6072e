export type Figures = Readonly<Record<string, number>>;

const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
};

const format = (value: number) =>
  value.toLocaleString('en-GB', { maximumSignificantDigits: 4 });

/** The median with the lowest and the highest value. */
const cellOf = (values: readonly number[]): string => {
  const lowest = format(Math.min(...values));
  const highest = format(Math.max(...values));
  return `${format(median(values))} (${lowest} to ${highest})`;
};

/** A table of the figures, with a column for each subject. */
export const createReport = () => {
  const values: Record<string, number[]> = {};
  const table: Record<string, Record<string, string>> = {};
  const record = (what: string, subject: string, figures: Figures) => {
    for (const [figure, value] of Object.entries(figures)) {
      const name = `${what}: ${figure}`;
      const all = (values[`${name} of ${subject}`] ??= []);
      all.push(value);
      const row = (table[name] ??= {});
      row[subject] = cellOf(all);
    }
  };
  return { record, print: () => console.table(table) };
};
