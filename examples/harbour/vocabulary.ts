// Written by `npm run import`.
/** The categories and types in their order, the sizes from the smallest, and the images of a gallery. */
export const CATEGORIES: readonly string[] = ['Men', 'Women'];
export const PRODUCT_TYPES: readonly string[] = [
  'Knitwear',
  'Shirts',
  'Trousers',
];
export const SIZES: readonly string[] = ['S', 'M', 'L', 'XL'];
export const VIEWS = [
  { name: '1', text: 'image 1' },
  { name: '2', text: 'image 2' },
];

/** The filters of the list, and where the steps of that by price begin. */
export const FACET_NAMES = [
  'category',
  'type',
  'size',
  'color',
  'price',
] as const;
export const PRICE_STEPS: readonly number[] = [6000, 8000, 10000];
