import * as catalogue from '../../data/catalogue';

export type ProductId = string;
export type Category = string;
export type ProductType = string;
export type Size = string;

/** An amount in whole cents, also of a currency without cents. */
export type Cents = number;

export interface Product {
  readonly _id: ProductId;
  readonly name: string;
  readonly description: string;
  readonly price: Cents;
  /** The URLs of its images, 800 pixels wide, in the order of `VIEWS`. */
  readonly image: readonly string[];
  readonly category: Category;
  readonly subCategory: ProductType;
  readonly sizes: readonly Size[];
  /**
   * When the product was added, in milliseconds since 1970; null if that is
   * unknown.
   */
  readonly date: number | null;
  readonly bestseller: boolean;
  /** Whether sizeGuides.ts has its measures. */
  readonly hasSizeGuide: boolean;
  /** For a style that is sold in several colors: each color is a product. */
  readonly color?: { readonly style: string; readonly name: string };
}

// Their type is `string`, because the build may take the lists of another shop.
export const CATEGORIES: readonly Category[] = catalogue.CATEGORIES;
export const PRODUCT_TYPES: readonly ProductType[] = catalogue.PRODUCT_TYPES;
export const SIZES: readonly Size[] = catalogue.SIZES;

/** `1 product`, `12 products`. */
export const productsIn = (count: number): string =>
  count === 1 ? '1 product' : `${count} products`;

/** Whether the catalogue sells the product in the size. */
export const isSold = (
  products: ReadonlyMap<ProductId, Product>,
  { productId, size }: { readonly productId: ProductId; readonly size: Size },
): boolean => products.get(productId)?.sizes.includes(size) ?? false;

/** What an image of a product shows, such as `the back`. */
export const viewAt = (index: number): string => {
  const view = catalogue.VIEWS[index] ?? catalogue.VIEWS[0];
  return view?.text ?? '';
};

/** The alternative text of an image of a product. */
export const imageAlt = (
  { name }: Pick<Product, 'name'>,
  index: number,
): string => `${name}: ${viewAt(index)}`;
