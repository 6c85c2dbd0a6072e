import type { Cents, Product } from '../../../src/data/types';

/** Such as `1299`, `39,90` and `1.299,00`, but not `1.299`. */
const AMOUNT =
  /^(\d+|\d{1,3}([.,\s'’])\d{3}(?:\2\d{3})*(?=(?!\2)[.,]\d))(?:[.,](\d\d?))?$/;

/** A currency, such as `€`, `US$` and `CHF`, and the end of `79,-`. */
const CURRENCY =
  /^(?:[A-Z]{0,3}\p{Sc}|[A-Z]{3}|kr|Fr\.)|(?:\p{Sc}|[A-Z]{3}|kr|zł)$|[.,][-–—](?!\d)/gu;

export const parsePrice = (text: string): Cents | undefined => {
  const amount = text.replaceAll(CURRENCY, '').trim();
  const [, whole = '', , cents = ''] = AMOUNT.exec(amount) ?? [];
  const price = Number(whole.replaceAll(/\D/g, '') + cents.padEnd(2, '0'));
  return price > 0 && price <= 1e10 ? price : undefined;
};

interface Priced {
  readonly size: string;
  readonly price: Cents;
  /** The price before a reduction; 0 without one. */
  readonly compareAt: Cents;
}

/** The prices of a product of these sizes. */
export const pricesOf = (
  variants: readonly Priced[],
): Pick<Product, 'price' | 'sizePrices' | 'compareAtPrice'> => {
  const price = Math.min(...variants.map((variant) => variant.price));
  const higher = variants.filter((variant) => variant.price > price);
  const sizePrices = Object.fromEntries<Cents>(
    higher.map((variant) => [variant.size, variant.price]),
  );
  // An old price is shown for each size that costs less: it is the highest one
  // that exceeds the old price of none of them.
  const fits = (old: Cents) =>
    variants.every((each) => old <= Math.max(each.price, each.compareAt));
  const olds = variants.map(({ compareAt }) => compareAt).filter(fits);
  const compareAtPrice = Math.max(...olds);
  return {
    price,
    ...(compareAtPrice > price && { compareAtPrice }),
    ...(higher.length > 0 && { sizePrices }),
  };
};
