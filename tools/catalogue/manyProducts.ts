import { products } from '../../src/data/products';
import { dollars } from '../../src/domain/money';
import {
  CATEGORIES,
  PRODUCT_TYPES,
  SIZES,
  type Category,
  type ProductSummary,
  type ProductType,
} from '../../src/domain/product';

const CUTS = 'Boxy Slim Loose Cropped Long Straight Wide Relaxed Tailored Gathered'.split(' ');
const CLOTHS = 'Linen Cotton Wool Flannel Corduroy Denim Poplin Twill Jersey Merino Canvas Satin'.split(' ');
const COLOURS =
  'Sand Rust Camel Teal Ecru Forest Ochre Indigo Stone Sky Ink Plum Clay Navy Olive Fern Coral Moss'.split(
    ' ',
  );
const KINDS: Readonly<Record<ProductType, readonly string[]>> = {
  Topwear: 'Shirt Tee Blouse Polo Hoodie Vest Tunic Smock'.split(' '),
  Bottomwear: 'Trousers Jeans Skirt Shorts Chinos Leggings Joggers Culottes'.split(' '),
  Winterwear: 'Coat Parka Jumper Cardigan Gilet Fleece Puffer Anorak'.split(' '),
};
const LINES = 'Loom Harbour Orchard Meadow Quarry Lantern Willow Summit Cobble Ember Thistle Heron'.split(
  ' ',
);

const HOUR = 60 * 60 * 1000;
const NEWEST = Date.UTC(2026, 9, 28);

/** Numbers from 0 up to 1 that are the same for the same seed: Mulberry32. */
const drawsOf = (seed: number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

const slug = (name: string) => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

/** The pictures that a product of this kind may borrow. */
const picturesOf = (category: Category, type: ProductType) =>
  products.filter((product) => product.category === category && product.subCategory === type);

/**
 * This many plausible products, the same for the same seed: ids and names unique, dates distinct and falling,
 * prices of 14 to 320 dollars, the pictures those of the shop's own.
 */
export const manyProducts = (count: number, seed = 1): readonly ProductSummary[] => {
  const draw = drawsOf(seed);
  const one = <T>(all: readonly T[]): T => {
    const drawn = all[Math.floor(draw() * all.length)];
    if (drawn === undefined) throw new Error('There is nothing to draw from.');
    return drawn;
  };
  const models = new Map(
    CATEGORIES.flatMap((category) =>
      PRODUCT_TYPES.map((type) => [category + type, picturesOf(category, type)] as const),
    ),
  );
  const named = new Map<string, number>();
  /** A name that comes again belongs to another line of the house, as of the thirteenth with a number. */
  const unique = (name: string) => {
    const times = named.get(name) ?? 0;
    named.set(name, times + 1);
    if (times === 0) return name;
    const line = LINES[(times - 1) % LINES.length] ?? '';
    const round = Math.floor((times - 1) / LINES.length);
    return `${line}${round > 0 ? ` ${round + 1}` : ''} ${name}`;
  };

  return Array.from({ length: count }, (_, at): ProductSummary => {
    const category = one(CATEGORIES);
    const subCategory = one(PRODUCT_TYPES);
    const name = unique(`${one(CUTS)} ${one(CLOTHS)} ${one(KINDS[subCategory])}, ${one(COLOURS)}`);
    const lacking = draw() < 0.25 ? one(SIZES) : undefined;
    return {
      _id: slug(name),
      name,
      price: dollars(14 + Math.floor(draw() * 307)),
      image: one(models.get(category + subCategory) ?? products).image,
      category,
      subCategory,
      sizes: lacking ? SIZES.filter((size) => size !== lacking) : SIZES,
      date: NEWEST - at * HOUR,
      bestseller: draw() < 0.2,
    };
  });
};
