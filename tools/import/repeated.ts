import type { Place } from './importedProduct';

interface Placed {
  readonly value: string;
  readonly place: Place;
}

/** A problem for each value that an earlier place has; '' may occur again. */
export const repeated = (values: readonly Placed[]): readonly string[] => {
  const first = new Map<string, Place>();
  return values.flatMap(({ value, place }) => {
    const other = first.get(value);
    if (other === undefined && value !== '') first.set(value, place);
    return other === undefined ? [] : [`${place}: ${JSON.stringify(value)} is already used in ${other}`];
  });
};
