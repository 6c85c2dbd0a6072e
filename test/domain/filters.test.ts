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
import { anyText } from '../support/events';

describe('appliedQuery and sanitizeQuery', () => {
  it('should apply the query only while the search bar is shown', () => {
    expect(appliedQuery({ query: 'tee', searchShown: true })).toBe('tee');
    expect(appliedQuery({ query: 'tee', searchShown: false })).toBe('');
  });

  it('should trim the applied query', () => {
    expect(appliedQuery({ query: '  linen camp ', searchShown: true })).toBe('linen camp');
    expect(appliedQuery({ query: ' \t\u00A0\n', searchShown: true })).toBe('');
  });

  it('should cut a query after 200 UTF-16 units', () => {
    expect(sanitizeQuery(`${'a'.repeat(199)}bc`)).toBe(`${'a'.repeat(199)}b`);
    expect(sanitizeQuery('a'.repeat(200))).toHaveLength(200);
  });

  it('should drop lone surrogates', () => {
    expect(sanitizeQuery('a\uD800b\uDC00')).toBe('ab');
    expect(sanitizeQuery('🧦 tee')).toBe('🧦 tee');
    expect(sanitizeQuery(`${'a'.repeat(199)}🧦`)).toBe('a'.repeat(199));
  });

  it('should keep the characters of the first 200 UTF-16 units of any text', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          anyText,
          anyText.map((text) => text.repeat(50)),
        ),
        (typed) => {
          const query = sanitizeQuery(typed);
          expect(query.length).toBeLessThanOrEqual(200);
          expect(() => encodeURIComponent(query)).not.toThrow();
          expect(sanitizeQuery(query)).toBe(query);
          const whole = Array.from(typed.slice(0, 200)).filter((char) => !/^[\uD800-\uDFFF]$/.test(char));
          expect(Array.from(query)).toEqual(whole);
        },
      ),
      { numRuns: 200 },
    );
  });
});

describe('isSameCriteria', () => {
  it('should compare the categories, types and sort, and not the query', () => {
    const filters: Filters = { ...NO_FILTERS, categories: ['Men'], query: 'tee', searchShown: true };
    const same = (changes: Partial<Filters>) => isSameCriteria({ ...filters, ...changes }, filters);
    expect([same({}), same({ query: 'te' }), same({ searchShown: false })]).toEqual([true, true, true]);
    expect(same({ categories: ['Kids'] })).toBe(false);
    expect(same({ types: ['Topwear'] })).toBe(false);
    expect(same({ sort: 'low-to-high' })).toBe(false);
  });
});

describe('toggled', () => {
  it('should add a missing value in declared order and remove a present one', () => {
    expect(toggled(CATEGORIES, ['Men', 'Kids'], 'Women')).toEqual(['Men', 'Women', 'Kids']);
    expect(toggled(CATEGORIES, ['Men', 'Kids'], 'Men')).toEqual(['Kids']);
  });

  it('should be undone by a second toggle', () => {
    fc.assert(
      fc.property(fc.subarray([...PRODUCT_TYPES]), fc.constantFrom(...PRODUCT_TYPES), (chosen, value) => {
        const once = toggled(PRODUCT_TYPES, chosen, value);
        expect(once.includes(value)).toBe(!chosen.includes(value));
        expect(toggled(PRODUCT_TYPES, once, value)).toEqual(chosen);
      }),
      { numRuns: 50 },
    );
  });

  it('should return equal selections for any order of toggles', () => {
    const selectionAfter = (...values: (typeof CATEGORIES)[number][]) =>
      values.reduce<readonly (typeof CATEGORIES)[number][]>(
        (chosen, value) => toggled(CATEGORIES, chosen, value),
        [],
      );
    expect(selectionAfter('Kids', 'Men', 'Women')).toEqual(selectionAfter('Women', 'Kids', 'Men'));
    expect(selectionAfter('Kids', 'Men', 'Kids')).toEqual(['Men']);
  });
});
