// Written by `npm run import`.

/** The categories, in the order in which they are shown. */
export const CATEGORIES: readonly string[] = ['Men', 'Women'];

/** The product types, in the order in which they are shown. */
export const PRODUCT_TYPES: readonly string[] = ['Knitwear', 'Shirts', 'Trousers'];

/** The sizes, from the smallest. */
export const SIZES: readonly string[] = ['S', 'M', 'L', 'XL'];

/** What each image of a product shows, in the order of its gallery. */
export const VIEWS: readonly { readonly name: string; readonly text: string }[] = [
  { name: '1', text: 'image 1' },
  { name: '2', text: 'image 2' },
];

/** The categories whose products have a size guide. */
export const MEASURED_CATEGORIES: readonly string[] = [];
