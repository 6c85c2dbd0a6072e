import { MEASURED_CATEGORIES, VIEWS } from '../data/catalogue';
import { imageUrl } from './images';
import { dollars } from './money';
import {
  SIZES,
  type Category,
  type ProductId,
  type ProductSummary,
  type ProductType,
  type Size,
} from './product';

interface Options {
  /** Without one, the id is the name as a slug. */
  readonly id?: ProductId;
  /** Without them, the product is sold in all sizes of the shop. */
  readonly sizes?: readonly Size[];
  /** The number of images, if the product does not have one of each view. */
  readonly images?: number;
  /** False if the product is not measured, but others of its category are. */
  readonly hasSizeGuide?: boolean;
}

/** A product as it is written in the data of a shop. */
type ProductRow = readonly [
  name: string,
  category: Category,
  subCategory: ProductType,
  /** In dollars. */
  price: number,
  /** The day on which the product was added, such as `2026-10-28`. */
  date: string,
  bestseller: boolean,
  options?: Options,
];

export const slugOf = (name: string): ProductId => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

export const toProducts = (
  rows: readonly ProductRow[],
  imageHashes: Readonly<Record<ProductId, string>>,
): readonly ProductSummary[] =>
  rows.map(([name, category, subCategory, price, date, bestseller, options = {}]) => {
    const { id = slugOf(name), sizes = SIZES, images = VIEWS.length } = options;
    const { hasSizeGuide = MEASURED_CATEGORIES.includes(category) } = options;
    const hash = imageHashes[id] ?? '';
    return {
      _id: id,
      name,
      price: dollars(price),
      image: VIEWS.slice(0, images).map((view) => imageUrl(id, view.name, hash)),
      category,
      subCategory,
      sizes,
      date: Date.parse(date),
      bestseller,
      hasSizeGuide,
    };
  });
