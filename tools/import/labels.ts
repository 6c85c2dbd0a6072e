import type { Place } from './importedProduct';

/** The labels of a kind: those of the shop, those of the mapping, and which of them are used. */
export interface Labels {
  /** The label for a value; undefined, and recorded as unknown, without one. '' is ignored. */
  readonly resolve: (value: string, place: Place) => string | undefined;
  /** Whether the value itself is known or mapped; `*` does not count. */
  readonly isNamed: (value: string) => boolean;
  /** The used labels: those of the shop in its order, then new ones in the order of mention. */
  readonly used: () => readonly string[];
  /** The unknown values with their places. */
  readonly unknown: ReadonlyMap<string, readonly Place[]>;
}

/** The key for all values that are not named. */
const ANY = '*';

/** Labels by their text in lower case. */
const byLowerCase = (pairs: Iterable<readonly [string, string]>) =>
  new Map([...pairs].map(([from, to]) => [from.toLowerCase(), to]));

/** The labels of a kind; letter case is ignored. */
export const labelsOf = (known: readonly string[], mapping: ReadonlyMap<string, string>): Labels => {
  const labels = byLowerCase(known.map((label) => [label, label]));
  const mapped = byLowerCase(mapping);
  const used = new Set<string>();
  const unknown = new Map<string, Place[]>();

  /** The spelling of the first mention. */
  const canonical = (label: string) => {
    const key = label.toLowerCase();
    const spelling = labels.get(key) ?? label;
    labels.set(key, spelling);
    return spelling;
  };
  const isKnown = byLowerCase(known.map((label) => [label, label]));
  const find = (value: string) => {
    const key = value.toLowerCase();
    return mapped.get(key) ?? isKnown.get(key) ?? mapped.get(ANY);
  };

  return {
    resolve: (value, place) => {
      const label = find(value);
      if (value === '') return undefined;
      if (label === undefined) {
        unknown.set(value, [...(unknown.get(value) ?? []), place]);
        return undefined;
      }
      const spelling = canonical(label);
      used.add(spelling);
      return spelling;
    },
    isNamed: (value) => mapped.has(value.toLowerCase()) || isKnown.has(value.toLowerCase()),
    used: () => [
      ...known.filter((label) => used.has(label)),
      ...[...used].filter((label) => !known.includes(label)),
    ],
    unknown,
  };
};
