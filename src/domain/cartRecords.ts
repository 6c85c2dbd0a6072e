import { cartOf, linesOf, sameLine, type Cart, type CartLine, type LineKey } from './cart';
import { mergeRecords, quantityIn, UNTOUCHED, withAdded, withPlace, withQuantity } from './lineRecord';
import type { LineRecord, TabId } from './lineRecord';

/** A line's name in the records: `linen-camp-shirt-sand.M`. */
export type LineName = string;

export interface LineRecorded extends LineKey {
  readonly record: LineRecord;
}

/** All that is known of the cart, lines that have gone too: who forgets a removal brings the line back. */
export type CartRecords = ReadonlyMap<LineName, LineRecorded>;

/** The name of a line in the records. */
export const lineNameOf = ({ productId, size }: LineKey): LineName => `${productId}.${size}`;

/** The records with what another copy knows of a line; the very same where it knows nothing more. */
export const mergeLine = (records: CartRecords, { productId, size, record }: LineRecorded): CartRecords => {
  const name = lineNameOf({ productId, size });
  const known = records.get(name)?.record;
  const merged = known ? mergeRecords(known, record) : record;
  return merged === known ? records : new Map(records).set(name, { productId, size, record: merged });
};

/** The cart that the records stand for, the same in every tab that knows the same. */
export const cartIn = (records: CartRecords): Cart =>
  cartOf(
    [...records]
      .map(([name, line]) => ({ name, ...line, quantity: quantityIn(line.record) }))
      .filter(({ quantity }) => quantity > 0)
      .sort(
        (a, b) =>
          a.record.place.value - b.record.place.value || (a.name < b.name ? -1 : Number(a.name > b.name)),
      ),
  );

const placeOf = (line: LineKey, records: CartRecords) =>
  records.get(lineNameOf(line))?.record.place.value ?? 0;

/** Places are given from -1e12 to 1e12; what stands beyond was not given by this shop. */
export const MAX_PLACE = 1e12;

/** Places for all lines in their order: those that stood keep theirs, newcomers stand between; or all anew. */
const placesFor = (lines: readonly CartLine[], records: CartRecords): number[] => {
  const stood = lines.map((line) => {
    const known = records.get(lineNameOf(line));
    return known && quantityIn(known.record) > 0 ? known.record.place.value : undefined;
  });
  const places: number[] = [];
  stood.forEach((place, i) => {
    const before = places.at(-1);
    const after = stood.slice(i).find((other) => other !== undefined);
    const between = before === undefined || after === undefined ? undefined : (before + after) / 2;
    places.push(place ?? between ?? (before === undefined ? (after ?? 2) - 1 : before + 1));
  });
  const isInOrder = places.every(
    (place, i) => Math.abs(place) <= MAX_PLACE && (i === 0 || place > (places[i - 1] ?? 0)),
  );
  return isInOrder ? places : lines.map((_, i) => i + 1);
};

/**
 * The records after the cart has become another one. `isAddition` says that it was by adding: what a line has
 * gained then counts on top of what other tabs add. Any other difference sets the quantity.
 */
export const followCart = (
  records: CartRecords,
  cart: Cart,
  tab: TabId,
  isAddition: boolean,
): { readonly records: CartRecords; readonly changed: readonly LineName[] } => {
  const lines = linesOf(cart);
  const places = placesFor(lines, records);
  const gone = [...records.values()].filter((known) => !lines.some((line) => sameLine(line, known)));
  const next = new Map(records);

  const follow = ({ productId, size }: LineKey, quantity: number, place?: number) => {
    const name = lineNameOf({ productId, size });
    const known = records.get(name)?.record ?? UNTOUCHED;
    const gain = quantity - quantityIn(known);
    let record = known;
    if (gain > 0 && isAddition) record = withAdded(record, gain, tab);
    else if (gain !== 0) record = withQuantity(record, quantity, tab);
    if (place !== undefined && place !== placeOf({ productId, size }, records))
      record = withPlace(record, place, tab);
    if (record !== known) next.set(name, { productId, size, record });
  };

  lines.forEach((line, i) => follow(line, line.quantity, places[i]));
  for (const line of gone) follow(line, 0);
  return { records: next, changed: [...next.keys()].filter((name) => next.get(name) !== records.get(name)) };
};
