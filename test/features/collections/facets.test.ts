import type { Product, Settings } from '../../../src/data/types';
import {
  chipsOf,
  FACETS,
  countFacets,
  filterByFacets,
  mapFacets,
} from '../../../src/features/collections/facets';
import {
  CAN_SHOW_CLOTH,
  sortProducts,
} from '../../../src/features/collections/listState';
import {
  listUrl,
  parseListParams,
} from '../../../src/features/collections/listUrl';
import { productWith } from '../../support/catalogue';

jest.mock('../../../src/data/vocabulary', () => ({
  ...jest.requireActual<object>('../../../src/data/vocabulary'),
  SIZES: ['S', 'M', 'L', 'L / Red', 'XL', 'XL / Red', 'XXL'],
  PRICE_STEPS: [2000, 5000],
}));

jest.mock('../../../src/data/settings', () => ({
  settings: {
    ...jest.requireActual<{ settings: Settings }>('../../../src/data/settings')
      .settings,
    sharedCategories: { Kids: ['Men', 'Women'] },
  },
}));

jest.mock('../../../src/data/products', () => ({
  products: [
    ...jest.requireActual<{ products: Product[] }>('../../../src/data/products')
      .products,
    ...['Off-White', 'Navy', 'Écru', 'amber', 'Off-White'].map((name) => ({
      color: { style: '', name },
      image: ['/images/products/cap-front-800.0.avif'],
    })),
  ],
}));

const cap = productWith({ sizes: ['M'], price: 1999 });
const tee = productWith({
  sizes: ['S', 'M'],
  price: 1000,
  variants: { S: { price: 2000 }, M: { soldOut: true } },
  color: { style: 'tee', name: 'Off-White' },
});
const coat = productWith({
  sizes: ['L'],
  price: 5000,
  color: { style: 'coat', name: 'Off-White' },
});
const products = [cap, tee, coat];

it.each([
  ['size=S', [tee], 'Size S'],
  ['size=m', [cap], 'Size M'],
  ['color=off-white', [tee, coat], 'Off-White'],
  ['price=0-20', [cap], 'Under $20'],
  ['price=20-50', [tee], '$20 to $50'],
  ['price=50-', [coat], '$50 and over'],
  ['color=Off-White&price=50-', [coat], 'Off-White, $50 and over'],
])('should show for %s the products that have it', (search, list, texts) => {
  const filters = parseListParams(search);
  expect(filterByFacets(products, filters.selected)).toEqual(list);
  const chips = chipsOf(FACETS, filters.selected).map(({ text }) => text);
  expect(chips.join(', ')).toBe(texts);
  const url = listUrl(filters);
  expect(url.toLowerCase()).toBe(`/collections?${search}`.toLowerCase());
});

it('should have one value for each color, and count what is available', () => {
  const labels = mapFacets(({ options }) => options.map(({ label }) => label));
  expect(labels.color).toEqual(['amber', 'Écru', 'Navy', 'Off-White']);
  const { size, color } = countFacets(products, {});
  expect(Object.fromEntries(size ?? [])).toEqual({ S: 1, M: 1, L: 1 });
  expect(Object.fromEntries(color ?? [])).toEqual({ 'Off-White': 2 });
});

it('should have one value for a size with any color', () => {
  const { size } = countFacets(
    [productWith({ sizes: ['M / Navy', 'M / Red', 'L / Red'] }), cap],
    {},
  );
  expect(Object.fromEntries(size ?? [])).toEqual({ M: 2, L: 1 });
  const labels = mapFacets(({ options }) => options.map(({ label }) => label));
  expect(labels.size).toEqual(['S', 'M', 'L', 'XL', 'XXL']);
});

it('should not offer the cloth if a product has no such image', () => {
  expect(CAN_SHOW_CLOTH).toBe(false);
  expect(parseListParams('show=cloth').isClothShown).toBe(false);
});

it('should sort by the lowest price of the sizes that are left', () => {
  expect(sortProducts(products, 'low-to-high')).toEqual([cap, tee, coat]);
});

it.each([
  ['relevant', 'dbca'],
  ['low-to-high', 'bcda'],
  ['high-to-low', 'adbc'],
] as const)(
  'should sort by %s: %s, with equal prices in their order',
  (sort, order) => {
    const prices = { d: 2000, b: 1000, c: 1000, a: 3000 };
    const products = Object.entries(prices).map(([name, price]) =>
      productWith({ name, price }),
    );
    const names = sortProducts(products, sort).map(({ name }) => name);
    expect(names.join('')).toBe(order);
  },
);

it('should show products of a shared category under each category that shares them', () => {
  const shared = productWith({ category: 'Kids' });
  const shown = filterByFacets([cap, shared], { category: ['Women'] });
  expect(shown).toEqual([shared]);
  const { category } = countFacets([cap, shared], {});
  expect(Object.fromEntries(category ?? [])).toEqual({
    Men: 2,
    Women: 1,
    Kids: 1,
  });
});
