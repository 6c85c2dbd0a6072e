import { migrated, readFirstVersion, readRecord, writeRecord } from '../../src/domain/keptCart';
import { readEnvelope } from '../../src/domain/keptText';
import { mergeRecords, quantityIn, UNTOUCHED, withAdded, withPlace } from '../../src/domain/lineRecord';
import { isRecord } from '../../src/domain/guards';
import cartV1 from '../fixtures/cart.v1.json';
import cartV2 from '../fixtures/cart.v2.json';

const UNREADABLE = { kind: 'unreadable' };

/** The text of a record that can be read, but for what is said otherwise. */
const recordText = (said: Readonly<Record<string, unknown>> = {}) =>
  JSON.stringify({ v: 2, base: [3, 4, 'tab1'], added: [['tab2', 2]], place: [1.5, 1, ''], ...said });

describe('a stored text', () => {
  it('is read where its version is the one that is asked for', () => {
    expect(readEnvelope('{"v":3,"cart":{}}', 3)).toEqual({ kind: 'read', value: { v: 3, cart: {} } });
  });

  it('is neither read nor written over where it is newer, and unreadable where it is older', () => {
    expect(readEnvelope('{"v":4}', 3)).toEqual({ kind: 'newer' });
    expect(readEnvelope('{"v":2}', 3)).toEqual(UNREADABLE);
  });

  it.each(['', '{', 'null', '3', '"v"', '[]', '[3]', '{}', '{"v":"3"}', '{"v":"4"}', '{"v":null}'])(
    'is unreadable where it is %j',
    (text) => {
      expect(readEnvelope(text, 3)).toEqual(UNREADABLE);
    },
  );

  it('has fields only where it is neither a list nor nothing', () => {
    expect([{}, { a: 1 }, [], null, undefined, 'text', 1].map(isRecord)).toEqual([
      ...[true, true, false, false, false, false, false],
    ]);
  });
});

describe('the record of a line, stored', () => {
  it('is read as it was written, those of an older day too', () => {
    for (const text of [recordText(), ...Object.values(cartV2)]) {
      const reading = readRecord(text);
      expect(reading.kind === 'read' && writeRecord(reading.value)).toBe(text);
    }
    expect(readRecord(recordText())).toEqual({
      kind: 'read',
      value: {
        base: { value: 3, clock: 4, tab: 'tab1' },
        added: new Map([['tab2', 2]]),
        place: { value: 1.5, clock: 1, tab: '' },
      },
    });
  });

  it.each([
    ['the quantity', { base: [9999, 1e12, 'abcdefghij012345'] }],
    ['nothing', { base: [0, 0, ''], added: [] }],
    ['an addition', { added: [['abcdefghij012345', 9999]] }],
    ['a place', { place: [2e12, 1e12, 'z'] }],
    ['a place on the other side', { place: [-2e12, 0, ''] }],
  ])('is read to the very end of what it may hold: %s', (_, said) => {
    expect(readRecord(recordText(said)).kind).toBe('read');
  });

  it.each(
    [
      ...[
        [10_000, 1, 'a'],
        [-1, 1, 'a'],
        [1.5, 1, 'a'],
        ['1', 1, 'a'],
        [null, 1, 'a'],
      ],
      ...[
        [1, 1e12 + 1, 'a'],
        [1, -1, 'a'],
        [1, 0.5, 'a'],
        [1, '1', 'a'],
      ],
      ...[
        [1, 1, 'A'],
        [1, 1, 'a b'],
        [1, 1, '-a'],
        [1, 1, 'a-'],
        [1, 1, 'abcdefghij0123456'],
        [1, 1, 1],
      ],
      ...[[1, 1], [1, 1, 'a', 'a'], [], {}, null, 'base'],
    ].map((base) => ({ base })),
  )('is unreadable with %j', (said) => {
    expect(readRecord(recordText(said))).toEqual(UNREADABLE);
  });

  it.each([
    { place: [2e12 + 1, 1, 'a'] },
    { place: [-2e12 - 1, 1, 'a'] },
    { place: ['1', 1, 'a'] },
    { place: undefined },
    { added: undefined },
    { added: {} },
    { added: [['a']] },
    { added: [['a', 1, 1]] },
    { added: [['A', 1]] },
    { added: [['a', 10_000]] },
    { added: [['a', -1]] },
    { added: [['a', 1], 'b'] },
    { added: [null] },
    { v: 1 },
  ])('is unreadable with %j', (said) => {
    expect(readRecord(recordText(said))).toEqual(UNREADABLE);
  });

  it('is left to a newer shop where that has written it', () => {
    expect(readRecord(recordText({ v: 3 }))).toEqual({ kind: 'newer' });
  });
});

describe('a cart that the first shop kept', () => {
  it('is read line by line', () => {
    expect(readFirstVersion(JSON.stringify(cartV1))).toEqual({
      kind: 'read',
      value: [
        { productId: 'linen-camp-shirt-sand', size: 'M', quantity: 2 },
        { productId: 'linen-camp-shirt-sand', size: 'S', quantity: 1 },
        { productId: 'pleated-midi-skirt-camel', size: 'M', quantity: 9999 },
      ],
    });
  });

  it('loses what no cart holds, and nothing beside it', () => {
    const cart = {
      tee: { XS: 1, M: 0, L: 10_000, XL: 2, XXL: 1.5 },
      coat: { S: '1', M: -1 },
      ...{ skirt: null, shirt: [1], hat: 'M', gown: 3 },
    };
    expect(readFirstVersion(JSON.stringify({ v: 1, cart }))).toEqual({
      kind: 'read',
      value: [{ productId: 'tee', size: 'XL', quantity: 2 }],
    });
  });

  it.each(['{"v":1}', '{"v":1,"cart":[]}', '{"v":1,"cart":null}', 'cart'])('is unreadable as %j', (text) => {
    expect(readFirstVersion(text)).toEqual(UNREADABLE);
  });

  it('is left to a newer shop where that has written it', () => {
    expect(readFirstVersion('{"v":2,"cart":{}}')).toEqual({ kind: 'newer' });
  });

  it('becomes the same records in every tab, each at its place', () => {
    const [here, there] = [1, 1].map(() => migrated({ productId: 'tee', size: 'M', quantity: 7 }, 3));
    expect([here && quantityIn(here), here?.place.value]).toEqual([7, 3]);
    expect(here && there && mergeRecords(here, there)).toBe(here);
    expect(here && writeRecord(here)).toBe('{"v":2,"base":[7,1,"v1"],"added":[],"place":[3,1,"v1"]}');
  });

  it('counts more than what a tab did that did not know of it', () => {
    const old = migrated({ productId: 'tee', size: 'M', quantity: 7 }, 3);
    const untold = withPlace(withAdded(UNTOUCHED, 1, 'a'), 1, 'a');
    expect(quantityIn(mergeRecords(untold, old))).toBe(7);
  });
});
