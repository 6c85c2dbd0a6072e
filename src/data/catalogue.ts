/** The categories, in the order in which they are shown. */
export const CATEGORIES: readonly string[] = ['Men', 'Women', 'Kids'];

/** The product types, in the order in which they are shown. */
export const PRODUCT_TYPES: readonly string[] = ['Topwear', 'Bottomwear', 'Winterwear'];

/** The sizes, from the smallest. */
export const SIZES: readonly string[] = ['S', 'M', 'L', 'XL', 'XXL'];

/** What each image of a product shows, in the order of its gallery: part of its file name, and of its alternative text. */
export const VIEWS: readonly { readonly name: string; readonly text: string }[] = [
  { name: 'front', text: 'the front' },
  { name: 'back', text: 'the back' },
  { name: 'detail', text: 'a close detail' },
  { name: 'cloth', text: 'the cloth, close up' },
];

/** The categories whose products have a size guide. */
export const MEASURED_CATEGORIES: readonly string[] = ['Men', 'Women', 'Kids'];
