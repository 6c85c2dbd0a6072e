import fc from 'fast-check';
import { NO_CELL } from '../../src/domain/catalogueIndex';
import { SORTS } from '../../src/domain/filters';
import type { ProductSummary } from '../../src/domain/product';
import { naiveList, type Criteria } from './naiveList';
import { anyCriteria, anyRange, aProduct, listOf } from './range';

const NOTHING: Criteria = { categories: [], types: [], query: '' };

/** The rule of the specification, said another way: nothing that was asked for speaks against the product. */
const isWanted = (
  { category, subCategory, name }: ProductSummary,
  { categories, types, query }: Criteria,
) => {
  const wrongCategory = categories.length > 0 && categories.every((wanted) => wanted !== category);
  const wrongType = types.length > 0 && types.every((wanted) => wanted !== subCategory);
  const wrongName = name.toUpperCase().split(query.toUpperCase()).length === 1 && query !== '';
  return !(wrongCategory || wrongType || wrongName);
};

it('has no more cells than a choice has bits', () => {
  expect(NO_CELL).toBeLessThan(32);
});

describe('what is in the list', () => {
  it('is everything while nothing is chosen', () => {
    fc.assert(
      fc.property(anyRange, (products) => {
        expect(listOf(products, NOTHING)).toEqual(products);
      }),
      { numRuns: 50 },
    );
  });

  it('is of any chosen category and of any chosen type', () => {
    const coat = aProduct({ category: 'Women', subCategory: 'Winterwear' });
    const choose = (categories: Criteria['categories'], types: Criteria['types']) =>
      listOf([coat], { categories, types, query: '' }).length === 1;
    expect(choose(['Men', 'Women'], ['Topwear', 'Winterwear'])).toBe(true);
    expect(choose(['Women'], [])).toBe(true);
    expect(choose(['Women'], ['Topwear'])).toBe(false);
    expect(choose(['Men', 'Kids'], ['Winterwear'])).toBe(false);
  });

  it('has the query anywhere in its name, in any letter case', () => {
    const shirt = aProduct({ name: 'Linen Camp Shirt, Sand' });
    for (const query of ['linen', 'SHIRT, s', 'amp', 'sand', 'LiNeN cAmP']) {
      expect(listOf([shirt], { ...NOTHING, query })).toEqual([shirt]);
    }
    for (const query of ['linnen', 'shirt sand', 'sand ', '.*', 'topwear']) {
      expect(listOf([shirt], { ...NOTHING, query })).toEqual([]);
    }
  });

  it('is what the rule says for any criteria, in the order of the catalogue', () => {
    fc.assert(
      fc.property(anyRange, anyCriteria, (products, criteria) => {
        const wanted = products.filter((product) => isWanted(product, criteria));
        expect(listOf(products, criteria)).toEqual(wanted);
      }),
      { numRuns: 200 },
    );
  });
});

describe('the order of the list', () => {
  const inOrderOf = (products: readonly ProductSummary[], climbs: (step: number) => boolean) =>
    products.every((product, i) => {
      const before = products[i - 1];
      if (!before) return true;
      const rank = ({ _id }: ProductSummary) => Number(_id.slice('product-'.length));
      return before.price === product.price
        ? rank(before) < rank(product)
        : climbs(product.price - before.price);
    });

  it('goes up or down by price, and equal prices stay as they were', () => {
    fc.assert(
      fc.property(anyRange, (products) => {
        const up = listOf(products, NOTHING, 'low-to-high');
        const down = listOf(products, NOTHING, 'high-to-low');
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
    listOf(products, NOTHING, 'low-to-high');
    expect(listOf(products, NOTHING, 'relevant')).toEqual(before);
  });
});

describe('the list of the index', () => {
  it('is product for product that of a plain filter and a plain sort', () => {
    fc.assert(
      fc.property(anyRange, anyCriteria, fc.constantFrom(...SORTS), (products, criteria, sort) => {
        const list = listOf(products, criteria, sort);
        const plain = naiveList(products, criteria, sort);
        expect(list.map((product) => products.indexOf(product))).toEqual(
          plain.map((product) => products.indexOf(product)),
        );
      }),
      { numRuns: 300 },
    );
  });
});
