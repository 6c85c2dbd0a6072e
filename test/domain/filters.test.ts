import fc from 'fast-check';
import {
  appliedQuery,
  matches,
  sorted,
  tidyQuery,
  toggled,
  visibleProducts,
  type Criteria,
} from '../../src/domain/filters';
import { CATEGORIES, PRODUCT_TYPES, type Product } from '../../src/domain/product';
import { anyText } from '../support/arbitraries';
import { anyCriteria, anyRange, aProduct } from './range';

const NOTHING: Criteria = { categories: [], types: [], query: '' };

/** The rule of the specification, said another way: nothing that was asked for speaks against the product. */
const isWanted = ({ category, subCategory, name }: Product, { categories, types, query }: Criteria) => {
  const wrongCategory = categories.length > 0 && categories.every((wanted) => wanted !== category);
  const wrongType = types.length > 0 && types.every((wanted) => wanted !== subCategory);
  const wrongName = name.toUpperCase().split(query.toUpperCase()).length === 1 && query !== '';
  return !(wrongCategory || wrongType || wrongName);
};

describe('what is in the list', () => {
  it('is everything while nothing is chosen', () => {
    fc.assert(
      fc.property(anyRange, (products) => {
        expect(visibleProducts(products, NOTHING, 'relevant')).toEqual(products);
      }),
      { numRuns: 50 },
    );
  });

  it('is of any chosen category and of any chosen type', () => {
    const coat = aProduct({ category: 'Women', subCategory: 'Winterwear' });
    const choose = (categories: Criteria['categories'], types: Criteria['types']) =>
      matches(coat, { categories, types, query: '' });
    expect(choose(['Men', 'Women'], ['Topwear', 'Winterwear'])).toBe(true);
    expect(choose(['Women'], [])).toBe(true);
    expect(choose(['Women'], ['Topwear'])).toBe(false);
    expect(choose(['Men', 'Kids'], ['Winterwear'])).toBe(false);
  });

  it('has the query anywhere in its name, in any letter case', () => {
    const shirt = aProduct({ name: 'Linen Camp Shirt, Sand' });
    for (const query of ['linen', 'SHIRT, s', 'amp', 'sand', 'LiNeN cAmP']) {
      expect(matches(shirt, { ...NOTHING, query })).toBe(true);
    }
    for (const query of ['linnen', 'shirt sand', 'sand ', '.*', 'topwear']) {
      expect(matches(shirt, { ...NOTHING, query })).toBe(false);
    }
  });

  it('is what the rule says for any criteria, in the order of the catalogue', () => {
    fc.assert(
      fc.property(anyRange, anyCriteria, (products, criteria) => {
        const wanted = products.filter((product) => isWanted(product, criteria));
        expect(visibleProducts(products, criteria, 'relevant')).toEqual(wanted);
      }),
      { numRuns: 200 },
    );
  });
});

describe('the order of the list', () => {
  const inOrderOf = (products: readonly Product[], climbs: (step: number) => boolean) =>
    products.every((product, i) => {
      const before = products[i - 1];
      if (!before) return true;
      const rank = ({ _id }: Product) => Number(_id.slice('product-'.length));
      return before.price === product.price
        ? rank(before) < rank(product)
        : climbs(product.price - before.price);
    });

  it('goes up or down by price, and equal prices stay as they were', () => {
    fc.assert(
      fc.property(anyRange, (products) => {
        const up = sorted(products, 'low-to-high');
        const down = sorted(products, 'high-to-low');
        expect(inOrderOf(up, (step) => step > 0)).toBe(true);
        expect(inOrderOf(down, (step) => step < 0)).toBe(true);
        for (const list of [up, down]) expect(new Set(list)).toEqual(new Set(products));
        expect([up.length, down.length]).toEqual([products.length, products.length]);
      }),
      { numRuns: 100 },
    );
  });

  it('is that of the catalogue again with Relevant, and the catalogue is left as it was', () => {
    const products = [3, 1, 2].map((price) => aProduct({ _id: `p${price}`, price }));
    const before = [...products];
    sorted(products, 'low-to-high');
    expect(sorted(products, 'relevant')).toEqual(before);
  });
});

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
    expect(tidyQuery(`${'a'.repeat(199)}bc`)).toBe(`${'a'.repeat(199)}b`);
    expect(tidyQuery('a'.repeat(200))).toHaveLength(200);
  });

  it('holds whole characters and no lone halves', () => {
    expect(tidyQuery('a\uD800b\uDC00')).toBe('ab');
    expect(tidyQuery('🧦 tee')).toBe('🧦 tee');
    expect(tidyQuery(`${'a'.repeat(199)}🧦`)).toBe('a'.repeat(199));
  });

  it('is short, whole and tidy whatever was typed, and begins as it was typed', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          anyText,
          anyText.map((text) => text.repeat(50)),
        ),
        (typed) => {
          const tidy = tidyQuery(typed);
          expect(tidy.length).toBeLessThanOrEqual(200);
          expect(() => encodeURIComponent(tidy)).not.toThrow();
          expect(tidyQuery(tidy)).toBe(tidy);
          const whole = Array.from(typed.slice(0, 200)).filter((char) => !/^[\uD800-\uDFFF]$/.test(char));
          expect(Array.from(tidy)).toEqual(whole);
        },
      ),
      { numRuns: 200 },
    );
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
