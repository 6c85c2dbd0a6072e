import fc from 'fast-check';
import { readRecord, writeRecord } from '../../src/domain/keptCart';
import {
  mergeRecords,
  quantityIn,
  UNTOUCHED,
  withAdded,
  withPlace,
  withQuantity,
  type LineRecord,
} from '../../src/domain/lineRecord';

const tab = fc.constantFrom('a', 'b', 'c');
const step = fc.oneof(
  fc.tuple(tab, fc.integer({ min: 1, max: 3 })).map(
    ([who, count]) =>
      (record: LineRecord) =>
        withAdded(record, count, who),
  ),
  fc.tuple(tab, fc.integer({ min: 0, max: 9999 })).map(
    ([who, quantity]) =>
      (record: LineRecord) =>
        withQuantity(record, quantity, who),
  ),
  fc.tuple(tab, fc.double({ min: -9, max: 9, noNaN: true })).map(
    ([who, place]) =>
      (record: LineRecord) =>
        withPlace(record, place, who),
  ),
);
/** A record as any number of tabs may have left it. */
const record = fc
  .array(step, { maxLength: 8 })
  .map((steps) => steps.reduce((known, take) => take(known), UNTOUCHED));

describe('the records of a line', () => {
  it('merge in any order, any number of times, to the same', () => {
    fc.assert(
      fc.property(record, record, record, (a, b, c) => {
        const merged = mergeRecords(mergeRecords(a, b), c);
        expect(mergeRecords(a, mergeRecords(b, c))).toEqual(merged);
        expect(mergeRecords(c, mergeRecords(b, a))).toEqual(merged);
        for (const known of [a, b, c, merged]) expect(mergeRecords(merged, known)).toBe(merged);
      }),
    );
  });

  it('stand for 0 to 9999 pieces, and are the same after they have been stored', () => {
    fc.assert(
      fc.property(record, record, (a, b) => {
        const merged = mergeRecords(a, b);
        expect(quantityIn(merged)).toBeGreaterThanOrEqual(0);
        expect(quantityIn(merged)).toBeLessThanOrEqual(9999);
        // -0 is 0 once it has been written.
        const text = writeRecord(merged);
        const reading = readRecord(text);
        expect(reading.kind === 'read' && writeRecord(reading.value)).toBe(text);
      }),
    );
  });

  it('add up what two tabs add at the same moment', () => {
    const [a, b] = [withAdded(UNTOUCHED, 1, 'a'), withAdded(UNTOUCHED, 1, 'b')];
    expect(quantityIn(mergeRecords(a, b))).toBe(2);
  });

  it('keep, of two quantities that were typed at the same moment, that of the later tab by name', () => {
    const [a, b] = [withQuantity(UNTOUCHED, 9, 'a'), withQuantity(UNTOUCHED, 2, 'b')];
    expect([quantityIn(mergeRecords(a, b)), quantityIn(mergeRecords(b, a))]).toEqual([2, 2]);
  });

  it('keep what was typed last, and count on from there', () => {
    const typed = withQuantity(withAdded(UNTOUCHED, 3, 'a'), 10, 'b');
    expect(quantityIn(mergeRecords(withAdded(typed, 1, 'a'), withAdded(UNTOUCHED, 3, 'a')))).toBe(11);
  });
});
