import { compareSizes } from './sizes';

/** Such as `1299`, `39,90` and `1.299,00`, but not `1.299`. */
const AMOUNT =
  /^(\d+|\d{1,3}([.,\s])\d{3}(?:\2\d{3})*(?=(?!\2)[.,]\d))(?:[.,](\d\d?))?$/;

export const parsePrice = (text: string): number | undefined => {
  const [, whole = '', , cents = '0'] = AMOUNT.exec(text) ?? [];
  const price = Number(`${whole.replaceAll(/\D/g, '')}.${cents}`);
  return price > 0 && price <= 100_000_000 ? price : undefined;
};

/** What only some sizes of a product have, such as `Slim`, `S–XL` or `S, L`. */
const nameOf = (sizes: readonly string[], all: readonly string[]): string => {
  const others = all.filter((size) => !sizes.includes(size));
  const hasPart = (part: string) => (size: string) =>
    size.split(' / ').includes(part);
  const [first = ''] = sizes;
  const own = first
    .split(' / ')
    .filter((part) => sizes.every(hasPart(part)))
    .filter((part) => !others.some(hasPart(part)));
  if (own.length > 0) return own.join(' / ');

  const start = all.indexOf(first);
  const isRange = sizes.every((size, i) => all[start + i] === size);
  const isLong = sizes.length > 2;
  return isRange && isLong ? `${first}–${sizes.at(-1)}` : sizes.join(', ');
};

interface PricedSize {
  readonly size: string;
  readonly price: number;
}

/** The sizes of each price, with a name where there are several prices. */
export const sizesByPrice = (variants: readonly PricedSize[]) => {
  const sorted = variants.toSorted((a, b) => compareSizes(a.size, b.size));
  const all = sorted.map(({ size }) => size);
  const prices = [...new Set(sorted.map(({ price }) => price))];
  return prices.map((price) => {
    const some = sorted.filter((variant) => variant.price === price);
    const sizes = some.map(({ size }) => size);
    return { price, sizes, name: prices.length > 1 ? nameOf(sizes, all) : '' };
  });
};
