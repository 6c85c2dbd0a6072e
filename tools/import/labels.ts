import type { Place } from './importedProduct';

/** The labels of a kind: those of the shop, those of the mapping, and which of them are used. */
export interface Labels {
  /** The label for a value; undefined, and recorded as unknown, without one. '' is ignored. */
  readonly resolve: (value: string, place: Place) => string | undefined;
  /** Whether the value itself is known or mapped; `*` does not count. */
  readonly isNamed: (value: string) => boolean;
  /** The used labels: those of the shop in its order, then those of the mapping in its order. */
  readonly used: () => readonly string[];
  /** The unknown values with their places. */
  readonly unknown: ReadonlyMap<string, readonly Place[]>;
}

/** The key for all values that are not named. */
const ANY = '*';

const lower = (text: string) => text.toLowerCase();

/** The labels of a kind; letter case is ignored. */
export const labelsOf = (known: readonly string[], mapping: ReadonlyMap<string, string>): Labels => {
  // The first spelling of each label counts.
  const labels = new Map<string, string>();
  for (const label of [...known, ...mapping.values()])
    if (!labels.has(lower(label))) labels.set(lower(label), label);
  const named = new Map([
    ...known.map((label) => [lower(label), label] as const),
    ...[...mapping].map(([from, to]) => [lower(from), labels.get(lower(to)) ?? to] as const),
  ]);
  const used = new Set<string>();
  const unknown = new Map<string, Place[]>();

  return {
    resolve: (value, place) => {
      if (value === '') return undefined;
      const label = named.get(lower(value)) ?? named.get(ANY);
      if (label === undefined) unknown.set(value, [...(unknown.get(value) ?? []), place]);
      else used.add(label);
      return label;
    },
    isNamed: (value) => named.has(lower(value)),
    used: () => [...labels.values()].filter((label) => used.has(label)),
    unknown,
  };
};
