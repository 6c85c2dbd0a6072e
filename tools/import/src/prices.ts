/** Such as `1299`, `39,90` and `1.299,00`, but not `1.299`. */
const AMOUNT =
  /^(\d+|\d{1,3}([.,\s])\d{3}(?:\2\d{3})*(?=(?!\2)[.,]\d))(?:[.,](\d\d?))?$/;

export const parsePrice = (text: string): number | undefined => {
  const [, whole = '', , cents = '0'] = AMOUNT.exec(text) ?? [];
  const price = Number(`${whole.replaceAll(/\D/g, '')}.${cents}`);
  return price > 0 && price <= 100_000_000 ? price : undefined;
};

interface Priced {
  readonly size: string;
  readonly price: number;
  /** The price before a reduction; 0 without one. */
  readonly compareAt: number;
}

/** The prices of a product, as the data of a shop has them. */
export const pricesOf = (variants: readonly Priced[]) => {
  const price = Math.min(...variants.map((variant) => variant.price));
  const higher = variants.filter((variant) => variant.price > price);
  const sizePrices = Object.fromEntries(
    higher.map((variant) => [variant.size, variant.price]),
  );
  // An old price is shown for each size that costs less: it is the highest one
  // that exceeds the old price of none of them.
  const compareAtPrice = Math.max(
    ...variants
      .map(({ compareAt }) => compareAt)
      .filter((old) =>
        variants.every((each) => old <= Math.max(each.price, each.compareAt)),
      ),
  );
  return {
    price,
    ...(higher.length > 0 && { sizePrices }),
    ...(compareAtPrice > price && { compareAtPrice }),
  };
};
