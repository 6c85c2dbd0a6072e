/** The categories, in the order in which they are shown. */
export const CATEGORIES: readonly string[] = ['Men', 'Women', 'Kids'];

/** The product types, in the order in which they are shown. */
export const PRODUCT_TYPES: readonly string[] = ['Topwear', 'Bottomwear', 'Winterwear'];

/** The sizes, from the smallest. */
export const SIZES: readonly string[] = ['S', 'M', 'L', 'XL', 'XXL'];

interface View {
  /** Part of the names of the image files. */
  readonly name: string;
  /** Part of the alternative text. */
  readonly text: string;
}

/** What each image of a product shows, in the order of its gallery. */
export const VIEWS: readonly View[] = [
  { name: 'front', text: 'the front' },
  { name: 'back', text: 'the back' },
  { name: 'detail', text: 'a detail of its making' },
  { name: 'cloth', text: 'the cloth, close up' },
];

/** The categories whose products have a size guide. */
export const MEASURED_CATEGORIES: readonly string[] = ['Men', 'Women', 'Kids'];
