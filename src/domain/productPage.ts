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

const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July'],
  ...['August', 'September', 'October', 'November', 'December'],
];

// Not by Intl.DateTimeFormat, which takes a slow phone 50 ms to wake.
/** The day when the product came into the shop, in words: `28 October 2026`. */
export const arrivalOf = ({ date }: Listing): string => {
  const day = new Date(date);
  return `${day.getUTCDate()} ${MONTHS[day.getUTCMonth()] ?? ''} ${day.getUTCFullYear()}`;
};
