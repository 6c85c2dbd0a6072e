import { products } from '../../src/data/products';
import { dollars } from '../../src/shop/productRows';
import { SIZES } from '../../src/features/catalogue/product';
import type { ProductSummary } from '../../src/shop/product';

const CUTS = [
  'Boxy',
  'Slim',
  'Loose',
  'Cropped',
  'Long',
  'Straight',
  'Wide',
  'Relaxed',
  'Tailored',
];
const FABRICS = [
  'Linen',
  'Cotton',
  'Wool',
  'Flannel',
  'Corduroy',
  'Denim',
  'Poplin',
  'Twill',
  'Jersey',
  'Merino',
];
const COLORS = [
  'Sand',
  'Rust',
  'Camel',
  'Teal',
  'Ecru',
  'Forest',
  'Ochre',
  'Indigo',
  'Stone',
  'Sky',
  'Ink',
  'Plum',
];

const HOUR = 60 * 60 * 1000;
const NEWEST = Date.UTC(2026, 9, 28);

/** A Mulberry32 generator: the same numbers from 0 to 1 for the same seed. */
const randomOf = (seed: number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

const slug = (name: string) =>
  name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

/**
 * Generates products for tests and measurements, the same for the same seed:
 * unique ids and names, falling dates, whole dollars from 14 to 320. Category,
 * type and images are those of the shop's own products.
 */
export const manyProducts = (
  count: number,
  seed = 1,
): readonly ProductSummary[] => {
  const random = randomOf(seed);
  const pick = <T>(all: readonly T[]): T => {
    const picked = all[Math.floor(random() * all.length)];
    if (picked === undefined)
      throw new Error('Cannot pick from an empty list.');
    return picked;
  };
  return Array.from({ length: count }, (_, index): ProductSummary => {
    const model = pick(products);
    const kind = model.name.replace(/,.*$/, '').split(' ').at(-1) ?? '';
    const name = `${pick(CUTS)} ${pick(FABRICS)} ${kind} ${index + 1}, ${pick(COLORS)}`;
    const missing = random() < 0.25 ? pick(SIZES) : undefined;
    return {
      ...model,
      _id: slug(name),
      name,
      price: dollars(14 + Math.floor(random() * 307)),
      sizes: SIZES.filter((size) => size !== missing),
      date: NEWEST - index * HOUR,
      bestseller: random() < 0.2,
    };
  });
};
