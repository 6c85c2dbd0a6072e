const SHOWN = 3;
const MAX_LENGTH = 60;

const quoted = (value: string) => {
  const text = JSON.stringify(value);
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text;
};

const inOrderOfRows = (places: ReadonlySet<string>) =>
  [...places].sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));

/** What the import found, by cause: a line for each, with the first rows. */
export const createReport = () => {
  const causes = new Map<string, Set<string>>();

  const add = (
    cause: string,
    { number }: { readonly number: number },
    value = '',
  ): void => {
    const found = value === '' ? '' : ` ${quoted(value)}`;
    const places = causes.get(cause) ?? new Set();
    places.add(`row ${number}${found}`);
    causes.set(cause, places);
  };

  const lines = (): readonly string[] =>
    Array.from(causes, ([cause, places]) => {
      const first = inOrderOfRows(places).slice(0, SHOWN);
      if (places.size > SHOWN) first.push('…');
      return `${cause}: ${places.size} (${first.join(', ')})`;
    });

  return { add, lines };
};

export type Report = ReturnType<typeof createReport>;
