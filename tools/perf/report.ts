type Values = Readonly<Record<string, number>>;

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

/** Collects the values of each figure, by subject. */
export const createReport = () => {
  const figures: Record<string, Record<string, number[]>> = {};
  const record = (what: string, subject: string, values: Values) => {
    for (const [name, value] of Object.entries(values)) {
      const figure = (figures[`${what}: ${name}`] ??= {});
      (figure[subject] ??= []).push(value);
    }
  };
  const print = () => {
    const rows = Object.entries(figures).map(([name, figure]) => {
      const cells = Object.entries(figure).map(([subject, values]) => [
        subject,
        cellOf(values),
      ]);
      return [name, Object.fromEntries(cells)] as const;
    });
    console.table(Object.fromEntries(rows));
  };
  return { record, print };
};
