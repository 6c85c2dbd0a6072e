import type { Listing } from './product';

const RELATED = 5;

/** Up to five others of the same category and type, in the order of the catalogue. */
export const relatedTo = (product: Listing, products: readonly Listing[]): readonly Listing[] =>
  products
    .filter(
      ({ _id, category, subCategory }) =>
        _id !== product._id && category === product.category && subCategory === product.subCategory,
    )
    .slice(0, RELATED);

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** The day when the product came into the shop, in words: `28 October 2026`. */
export const arrivalOf = ({ date }: Listing): string => day.format(date);
