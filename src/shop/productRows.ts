import { imageUrl } from './images';
import type { Cents, ProductId, ProductSummary } from './product';
import type { Lists } from './shop';

/** Dollars in cents; a part of a cent is rounded. */
export const dollars = (amount: number): Cents => Math.round(amount * 100);

interface Options<C extends Lists> extends Pick<ProductSummary, 'color'> {
  /** The default is the slug of the name. */
  readonly id?: ProductId;
  /** The default is all sizes of the shop. */
  readonly sizes?: readonly C['SIZES'][number][];
  /** The number of images. The default is one of each view. */
  readonly images?: number;
  /** False for a product without measures in a category that has them. */
  readonly hasSizeGuide?: boolean;
}

type ProductRow<C extends Lists> = readonly [
  name: string,
  category: C['CATEGORIES'][number],
  subCategory: C['PRODUCT_TYPES'][number],
  price: number,
  /** The day on which the product was added, such as `2026-10-28`, or null. */
  date: string | null,
  bestseller: boolean,
  options?: Options<C>,
];

export const slugOf = (name: string): ProductId =>
  name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

export const toProducts = <C extends Lists>(
  { SIZES, VIEWS, MEASURED_CATEGORIES }: C,
  rows: readonly ProductRow<NoInfer<C>>[],
  imageHashes: Readonly<Record<ProductId, string>>,
): readonly ProductSummary[] =>
  rows.map(
    ([name, category, subCategory, price, date, bestseller, options = {}]) => {
      const {
        id = slugOf(name),
        sizes = SIZES,
        images = VIEWS.length,
        hasSizeGuide = MEASURED_CATEGORIES.includes(category),
        color,
      } = options;
      const hash = imageHashes[id] ?? '';
      return {
        _id: id,
        name,
        price: dollars(price),
        image: VIEWS.slice(0, images).map((view) =>
          imageUrl(id, view.name, hash),
        ),
        category,
        subCategory,
        sizes,
        date: date === null ? null : Date.parse(date),
        bestseller,
        hasSizeGuide,
        ...(color && { color }),
      };
    },
  );
