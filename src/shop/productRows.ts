import { MEASURED_CATEGORIES, VIEWS } from '../data/catalogue';
import { isOneOf } from '../lib/guards';
import { imageUrl } from './images';
import { dollars } from '../features/catalogue/money';
import { SIZES, type ProductId, type ProductSummary } from '../features/catalogue/product';
import type { Lists } from './shop';

interface Options<C extends Lists> extends Pick<ProductSummary, 'color'> {
  /** Without one, the id is the name as a slug. */
  readonly id?: ProductId;
  /** Without them, the product is sold in all sizes of the shop. */
  readonly sizes?: readonly C['SIZES'][number][];
  /** The number of images, if the product does not have one of each view. */
  readonly images?: number;
  /** False if the product is not measured, but others of its category are. */
  readonly hasSizeGuide?: boolean;
}

/** A product as it is written in the data of a shop. */
type ProductRow<C extends Lists> = readonly [
  name: string,
  category: C['CATEGORIES'][number],
  subCategory: C['PRODUCT_TYPES'][number],
  /** In dollars. */
  price: number,
  /** The day on which the product was added, such as `2026-10-28`, or null. */
  date: string | null,
  bestseller: boolean,
  options?: Options<C>,
];

export const slugOf = (name: string): ProductId => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

export const toProducts = <C extends Lists>(
  rows: readonly ProductRow<C>[],
  imageHashes: Readonly<Record<ProductId, string>>,
): readonly ProductSummary[] =>
  rows.map(([name, category, subCategory, price, date, bestseller, options = {}]) => {
    const { id = slugOf(name), sizes = SIZES, images = VIEWS.length } = options;
    const { hasSizeGuide = isOneOf(MEASURED_CATEGORIES, category), color } = options;
    const hash = imageHashes[id] ?? '';
    return {
      _id: id,
      name,
      price: dollars(price),
      image: VIEWS.slice(0, images).map((view) => imageUrl(id, view.name, hash)),
      category,
      subCategory,
      sizes,
      date: date === null ? null : Date.parse(date),
      bestseller,
      hasSizeGuide,
      ...(color && { color }),
    };
  });
