import fc from 'fast-check';
import {
  appliedQuery,
  NO_FILTERS,
  isSameCriteria,
  sanitizeQuery,
  toggled,
  type Filters,
} from '../../src/domain/filters';
import { CATEGORIES, PRODUCT_TYPES } from '../../src/domain/product';
import { anyText } from '../support/arbitraries';

describe('the query', () => {
  it('counts only while search is shown', () => {
    expect(appliedQuery({ query: 'tee', searchShown: true })).toBe('tee');
    expect(appliedQuery({ query: 'tee', searchShown: false })).toBe('');
  });

  it('counts without the spaces around it, and not at all where it is blank', () => {
    expect(appliedQuery({ query: '  linen camp ', searchShown: true })).toBe('linen camp');
    expect(appliedQuery({ query: ' \t\u00A0\n', searchShown: true })).toBe('');
  });

  it('holds at most 200 characters', () => {
    expect(sanitizeQuery(`${'a'.repeat(199)}bc`)).toBe(`${'a'.repeat(199)}b`);
    expect(sanitizeQuery('a'.repeat(200))).toHaveLength(200);
  });

  it('holds whole characters and no lone halves', () => {
    expect(sanitizeQuery('a\uD800b\uDC00')).toBe('ab');
    expect(sanitizeQuery('🧦 tee')).toBe('🧦 tee');
    expect(sanitizeQuery(`${'a'.repeat(199)}🧦`)).toBe('a'.repeat(199));
  });

  it('is short, whole and tidy whatever was typed, and begins as it was typed', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          anyText,
          anyText.map((text) => text.repeat(50)),
        ),
        (typed) => {
          const tidy = sanitizeQuery(typed);
          expect(tidy.length).toBeLessThanOrEqual(200);
          expect(() => encodeURIComponent(tidy)).not.toThrow();
          expect(sanitizeQuery(tidy)).toBe(tidy);
          const whole = Array.from(typed.slice(0, 200)).filter((char) => !/^[\uD800-\uDFFF]$/.test(char));
          expect(Array.from(tidy)).toEqual(whole);
        },
      ),
      { numRuns: 200 },
    );
  });
});

describe('two askings', () => {
  it('pick the same where every choice and the sort are the same, whatever is typed', () => {
    const asked: Filters = { ...NO_FILTERS, categories: ['Men'], query: 'tee', searchShown: true };
    const same = (said: Partial<Filters>) => isSameCriteria({ ...asked, ...said }, asked);
    expect([same({}), same({ query: 'te' }), same({ searchShown: false })]).toEqual([true, true, true]);
    expect(same({ categories: ['Kids'] })).toBe(false);
    expect(same({ types: ['Topwear'] })).toBe(false);
    expect(same({ sort: 'low-to-high' })).toBe(false);
  });
});

describe('a toggle', () => {
  it('adds what was missing at its declared place and takes back what was there', () => {
    expect(toggled(CATEGORIES, ['Men', 'Kids'], 'Women')).toEqual(['Men', 'Women', 'Kids']);
    expect(toggled(CATEGORIES, ['Men', 'Kids'], 'Men')).toEqual(['Kids']);
  });

  it('is undone by itself', () => {
    fc.assert(
      fc.property(fc.subarray([...PRODUCT_TYPES]), fc.constantFrom(...PRODUCT_TYPES), (chosen, value) => {
        const once = toggled(PRODUCT_TYPES, chosen, value);
        expect(once.includes(value)).toBe(!chosen.includes(value));
        expect(toggled(PRODUCT_TYPES, once, value)).toEqual(chosen);
      }),
      { numRuns: 50 },
    );
  });

  it('gives equal choices in whatever order they were made', () => {
    const inTurn = (...values: (typeof CATEGORIES)[number][]) =>
      values.reduce<readonly (typeof CATEGORIES)[number][]>(
        (chosen, value) => toggled(CATEGORIES, chosen, value),
        [],
      );
    expect(inTurn('Kids', 'Men', 'Women')).toEqual(inTurn('Women', 'Kids', 'Men'));
    expect(inTurn('Kids', 'Men', 'Kids')).toEqual(['Men']);
  });
});
