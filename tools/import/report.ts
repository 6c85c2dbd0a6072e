const SHOWN = 3;

export const quoted = (value: string): string => {
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
};

/** What the import found, by cause: a line for each, with the first rows. */
export const createReport = () => {
  const causes = new Map<string, Map<string, number>>();
  return {
    add: (
      cause: string,
      { number }: { readonly number: number },
      value = '',
    ): void => {
      const place = `row ${number} ${value && quoted(value)}`.trim();
      const places = causes.get(cause) ?? new Map<string, number>();
      causes.set(cause, places.set(place, number));
    },
    lines: (): readonly string[] =>
      [...causes].map(([cause, places]) => {
        const sorted = [...places].sort(([, a], [, b]) => a - b);
        const first = sorted.slice(0, SHOWN).map(([place]) => place);
        const more = places.size > SHOWN ? ', …' : '';
        return `${cause}: ${places.size} (${first.join(', ')}${more})`;
      }),
  };
};

export type Report = ReturnType<typeof createReport>;
