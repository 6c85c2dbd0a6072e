const SHOWN = 3;
const MAX_LENGTH = 100;

/** Begins a line about a probable error. */
export const LOOK = 'LOOK AT ';

/** The number of places and the first ones; '' without any. */
export const placesOf = (places: readonly string[]): string => {
  const first = places.slice(0, SHOWN);
  if (places.length > SHOWN) first.push('…');
  return places.length > 0 ? `: ${places.length} (${first.join(', ')})` : '';
};

/**
 * What the import found, by cause: a line for each, with the first rows; those
 * about probable errors first.
 */
export const createReport = () => {
  const causes = new Map<string, Set<string>>();

  const add = (cause: string, row?: { number: number }, value = '') => {
    const text = JSON.stringify(value.slice(0, MAX_LENGTH));
    const places = causes.get(cause) ?? new Set();
    if (row) places.add(`row ${row.number}${value === '' ? '' : ` ${text}`}`);
    causes.set(cause, places);
  };

  const lines = (): readonly string[] =>
    Array.from(
      causes,
      ([cause, places]) => `${cause}${placesOf([...places])}`,
    ).sort((a, b) => Number(b.startsWith(LOOK)) - Number(a.startsWith(LOOK)));

  return { add, lines };
};

export type Report = ReturnType<typeof createReport>;
