import fc from 'fast-check';
import { cartOf, linesOf, type Cart, type CartLine, type PlacedLine } from '../../src/domain/cart';
import { changesBetween, withChanges } from '../../src/domain/cartChanges';
import {
  cartIn,
  followCart,
  lineNameOf,
  MAX_PLACE,
  mergeLine,
  type CartRecords,
} from '../../src/domain/cartRecords';
import { quantityIn, UNTOUCHED, withAdded, withPlace, withQuantity } from '../../src/domain/lineRecord';
import { SIZES } from '../../src/domain/product';

const NOTHING: CartRecords = new Map();
const line = (productId: string, quantity = 1): CartLine => ({ productId, size: 'M', quantity });
const cart = (...ids: string[]) => cartOf(ids.map((id) => line(id)));
const kept = (records: CartRecords) => JSON.stringify(cartIn(records));
const placesIn = (records: CartRecords) =>
  Object.fromEntries([...records.values()].map(({ productId, record }) => [productId, record.place.value]));
const recordOf = (records: CartRecords, id: string) => records.get(lineNameOf(line(id)))?.record;

/** The records after this tab has had these carts, one after the other. */
const followed = (...carts: readonly Cart[]) =>
  carts.reduce((records, next) => followCart(records, next, 'a', false).records, NOTHING);

/** A record of one piece at this place. */
const standing = (productId: string, place: number) =>
  ({ productId, size: 'M', record: withPlace(withAdded(UNTOUCHED, 1, 'b'), place, 'b') }) as const;
const recordsOf = (...lines: readonly ReturnType<typeof standing>[]) => lines.reduce(mergeLine, NOTHING);

const anyCart = fc
  .uniqueArray(
    fc.record({
      productId: fc.constantFrom('a', 'b', 'c', 'd'),
      size: fc.constantFrom(...SIZES),
      quantity: fc.integer({ min: 1, max: 3 }),
    }),
    { selector: (one) => lineNameOf(one), maxLength: 7 },
  )
  .map(cartOf);

describe('the records of a cart', () => {
  it('stand for the cart that they followed, order and all, through any number of carts', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(anyCart, fc.boolean()), { maxLength: 6 }), (steps) => {
        let records = NOTHING;
        for (const [next, isAddition] of steps) {
          ({ records } = followCart(records, next, 'a', isAddition));
          expect(kept(records)).toBe(JSON.stringify(next));
        }
      }),
      { numRuns: 200 },
    );
  });

  it('tell which lines have changed, those that have gone too', () => {
    const { records, changed } = followCart(NOTHING, { tee: { M: 2, L: 1 }, coat: { S: 1 } }, 'a', true);
    expect(changed).toEqual(['tee.M', 'tee.L', 'coat.S']);
    expect(followCart(records, { tee: { M: 5, L: 1 } }, 'a', false).changed).toEqual(['tee.M', 'coat.S']);
  });

  it('are left alone by the cart that they stand for', () => {
    const before = followed({ tee: { M: 2 }, coat: { S: 1 } }, { tee: { M: 2 } });
    const { records, changed } = followCart(before, { tee: { M: 2 } }, 'b', true);
    expect([...records]).toEqual([...before]);
    expect(changed).toEqual([]);
  });

  it('remember a line that has gone, so that another tab does not bring it back', () => {
    const before = followed(cart('tee', 'coat'));
    const after = followCart(before, cart('coat'), 'a', false).records;
    expect(quantityIn(recordOf(after, 'tee') ?? UNTOUCHED)).toBe(0);
    const merged = [...before.values()].reduce(mergeLine, after);
    expect(kept(merged)).toBe(JSON.stringify(cart('coat')));
  });

  it('count an addition on top of what another tab adds at the same moment', () => {
    const before = followed({ tee: { M: 3 } });
    const [here, there] = ['a', 'b'].map((tab) => followCart(before, { tee: { M: 4 } }, tab, true).records);
    expect(cartIn([...(there ?? NOTHING).values()].reduce(mergeLine, here ?? NOTHING))).toEqual({
      tee: { M: 5 },
    });
  });

  it('set a quantity that was typed, also where it is lower or comes among additions', () => {
    const typed = followCart(followed({ tee: { M: 3 } }), { tee: { M: 4 } }, 'b', false).records;
    expect(recordOf(typed, 'tee')).toMatchObject({ base: { value: 4, tab: 'b' }, added: new Map() });
    const lowered = followCart(typed, { tee: { M: 1 } }, 'c', true).records;
    expect(recordOf(lowered, 'tee')).toMatchObject({ base: { value: 1, tab: 'c' }, added: new Map() });
  });
});

describe('the places of lines', () => {
  it('count from 1 in a new cart', () => {
    expect(placesIn(followed(cart('a', 'b', 'c')))).toEqual({ a: 1, b: 2, c: 3 });
  });

  it('stay where they are when another line comes before, between or behind', () => {
    const before = followed(cart('a', 'b'));
    const placesWith = (...ids: string[]) => placesIn(followCart(before, cart(...ids), 'b', true).records);
    expect(placesWith('x', 'a', 'b')).toEqual({ x: 0, a: 1, b: 2 });
    expect(placesWith('a', 'x', 'b')).toEqual({ a: 1, x: 1.5, b: 2 });
    expect(placesWith('a', 'x', 'y', 'b')).toEqual({ a: 1, x: 1.5, y: 1.75, b: 2 });
    expect(placesWith('a', 'b', 'x')).toEqual({ a: 1, b: 2, x: 3 });
    expect(recordOf(followCart(before, cart('a', 'x', 'b'), 'b', true).records, 'a')).toBe(
      recordOf(before, 'a'),
    );
  });

  it('are given anew to a line that had gone and comes back elsewhere', () => {
    const back = followed(cart('a', 'b', 'c'), cart('b', 'c'), cart('b', 'a', 'c'));
    expect(placesIn(back)).toEqual({ a: 2.5, b: 2, c: 3 });
  });

  it('are given anew to all where the order has changed, or where nothing lies between two', () => {
    expect(placesIn(followed(cart('a', 'b', 'c'), cart('c', 'a', 'b')))).toEqual({ a: 2, b: 3, c: 1 });
    const near = recordsOf(standing('a', 1), standing('b', 1 + Number.EPSILON));
    expect(placesIn(followCart(near, cart('a', 'x', 'b'), 'a', true).records)).toEqual({ a: 1, x: 2, b: 3 });
  });

  it('end at a million millions on either side, and are given anew beyond', () => {
    const last = recordsOf(standing('a', MAX_PLACE - 1));
    expect(placesIn(followCart(last, cart('a', 'x'), 'a', true).records)['x']).toBe(MAX_PLACE);
    const beyond = recordsOf(standing('a', MAX_PLACE));
    expect(placesIn(followCart(beyond, cart('a', 'x'), 'a', true).records)).toEqual({ a: 1, x: 2 });
    const below = recordsOf(standing('a', -MAX_PLACE));
    expect(placesIn(followCart(below, cart('x', 'a'), 'a', true).records)).toEqual({ x: 1, a: 2 });
  });
});

describe('the cart of the records', () => {
  it('stands in the order of their places, and of their names where these are one', () => {
    const lines = [standing('d', 1), standing('b', 2), standing('c', 2), standing('a', 2), standing('e', 3)];
    fc.assert(
      fc.property(fc.shuffledSubarray(lines, { minLength: lines.length }), (heard) => {
        expect(kept(recordsOf(...heard))).toBe(JSON.stringify(cart('d', 'a', 'b', 'c', 'e')));
      }),
      { numRuns: 30 },
    );
  });

  it('has no line of which nothing is left', () => {
    const gone = { productId: 'b', size: 'M', record: withQuantity(UNTOUCHED, 0, 'a') } as const;
    expect(cartIn(mergeLine(recordsOf(standing('a', 1)), gone))).toEqual(cart('a'));
  });
});

describe('what another copy knows of a line', () => {
  const records = recordsOf(standing('a', 1), standing('b', 2));

  it('is learnt, and the other lines stay as they are', () => {
    const more = { ...line('a'), record: withQuantity(UNTOUCHED, 7, 'c') };
    const merged = mergeLine(records, more);
    expect(cartIn(merged)).toEqual({ a: { M: 7 }, b: { M: 1 } });
    expect(merged.get('b.M')).toBe(records.get('b.M'));
    expect(cartIn(records)).toEqual(cart('a', 'b'));
  });

  it('is learnt of a line that was not known', () => {
    expect(cartIn(mergeLine(records, standing('c', 3)))).toEqual(cart('a', 'b', 'c'));
  });

  it('leaves the very same records where it is nothing new', () => {
    for (const known of records.values()) expect(mergeLine(records, known)).toBe(records);
    expect(mergeLine(records, { ...line('a'), record: UNTOUCHED })).toBe(records);
  });
});

describe('what leads from one cart to another', () => {
  const placed = (productId: string, quantity: number, at: number): PlacedLine => ({
    ...line(productId, quantity),
    at,
  });

  it('leads there, order and all', () => {
    fc.assert(
      fc.property(anyCart, anyCart, (before, after) => {
        const changes = changesBetween(before, after);
        expect(JSON.stringify(cartOf(withChanges(linesOf(before), changes)))).toBe(JSON.stringify(after));
      }),
      { numRuns: 300 },
    );
  });

  it('is nothing between a cart and itself', () => {
    expect(changesBetween(cart('a', 'b'), cart('a', 'b'))).toEqual([]);
  });

  it('is no more than the lines that have changed', () => {
    const before = cartOf([line('a'), line('b'), line('c')]);
    expect(changesBetween(before, cartOf([line('a'), line('b', 5), line('c')]))).toEqual([placed('b', 5, 1)]);
    expect(changesBetween(before, cart('a', 'c'))).toEqual([placed('b', 0, 0)]);
    expect(changesBetween(before, cart('a', 'x', 'b', 'c'))).toEqual([placed('x', 1, 1)]);
  });

  it('is every line where the order is another', () => {
    expect(changesBetween(cart('a', 'b', 'c'), cart('c', 'a', 'b'))).toEqual([
      placed('c', 1, 0),
      placed('a', 1, 1),
      placed('b', 1, 2),
    ]);
  });

  it('undoes nothing that has happened to other lines meanwhile', () => {
    const changes = changesBetween(cart('a', 'b'), cartOf([line('b', 2)]));
    expect(withChanges([line('a'), line('b'), line('c', 9)], changes)).toEqual([line('b', 2), line('c', 9)]);
  });

  it('puts lines at their places one after the other, and none from behind', () => {
    const lines = [line('a'), line('b')];
    expect(withChanges(lines, [placed('y', 1, 2), placed('x', 1, 0)])).toEqual([
      ...[line('x'), line('a'), line('y'), line('b')],
    ]);
    expect(withChanges(lines, [placed('x', 1, -1)])).toEqual([line('x'), ...lines]);
    expect(withChanges(lines, [placed('x', 0, 0)])).toEqual(lines);
  });
});
