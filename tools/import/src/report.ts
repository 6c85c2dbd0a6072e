const SHOWN = 3;
const MAX_LENGTH = 100;

/** Begins a line about a probable error. */
export const LOOK = 'LOOK AT ';

/** What the import found, by cause: a line for each, with the first rows. */
export const createReport = () => {
  const causes = new Map<string, Set<string>>();

  const add = (cause: string, row: { readonly number: number }, value = '') => {
    const text = JSON.stringify(value.slice(0, MAX_LENGTH));
    const places = causes.get(cause) ?? new Set();
    places.add(`row ${row.number}${value === '' ? '' : ` ${text}`}`);
    causes.set(cause, places);
  };

  const lines = (): readonly string[] =>
    Array.from(causes, ([cause, places]) => {
      const first = [...places].slice(0, SHOWN);
      if (places.size > SHOWN) first.push('…');
      return `${cause}: ${places.size} (${first.join(', ')})`;
    });

  return { add, lines };
};

export type Report = ReturnType<typeof createReport>;
