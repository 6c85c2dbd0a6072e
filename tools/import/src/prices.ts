import type { Cents, Product, Variant } from '../../../src/data/types';

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

interface SizeOffer {
  size: string;
  price: Cents;
  /** The price before a reduction; 0 without one. */
  compareAt: Cents;
  isSoldOut: boolean;
  /** The stock keeping unit; empty without one. */
  sku: string;
}

/** What the sizes of a product have in common, and what differs. */
export const offerOf = (
  sizes: readonly SizeOffer[],
): Pick<Product, 'price' | 'compareAtPrice' | 'variants'> => {
  const price = Math.min(...sizes.map((each) => each.price));
  const olds = new Set(sizes.map(({ compareAt }) => compareAt));
  const [common = 0] = olds.size === 1 ? olds : [];
  const variants = sizes.flatMap((each): [string, Variant][] => {
    const { compareAt, sku } = each;
    const variant = {
      ...(each.price > price && { price: each.price }),
      ...(compareAt > each.price &&
        compareAt !== common && { compareAtPrice: compareAt }),
      ...(each.isSoldOut && { soldOut: true }),
      ...(sku !== '' && { sku }),
    };
    return Object.keys(variant).length > 0 ? [[each.size, variant]] : [];
  });
  return {
    price,
    ...(common > price && { compareAtPrice: common }),
    ...(variants.length > 0 && { variants: Object.fromEntries(variants) }),
  };
};
