import * as catalogue from '../../data/catalogue';
import type { Cents } from './money';

export type Category = string;
export type ProductType = string;
export type Size = string;

export type ProductId = string;

// Texts, because the build may take the lists of another folder.
export const CATEGORIES: readonly Category[] = catalogue.CATEGORIES;
export const PRODUCT_TYPES: readonly ProductType[] = catalogue.PRODUCT_TYPES;
export const SIZES: readonly Size[] = catalogue.SIZES;

export interface ProductSummary {
  readonly _id: ProductId;
  readonly name: string;
  readonly price: Cents;
  readonly image: readonly string[];
  readonly category: Category;
  readonly subCategory: ProductType;
  readonly sizes: readonly Size[];
  /** When the product was added, in milliseconds since 1970; null if that is unknown. */
  readonly date: number | null;
  readonly bestseller: boolean;
  /** Whether sizeGuides.ts has its measures. */
  readonly hasSizeGuide: boolean;
  /** The color of a style that is sold in several; each is a product. */
  readonly color?: { readonly style: string; readonly name: string };
}

export interface Product extends ProductSummary {
  readonly description: string;
}

export const byId = (products: readonly ProductSummary[]): ReadonlyMap<ProductId, ProductSummary> =>
  new Map(products.map((product) => [product._id, product]));

/** Whether the catalogue sells the product in the size. */
export const isSold = (
  products: ReadonlyMap<ProductId, ProductSummary>,
  { productId, size }: { readonly productId: ProductId; readonly size: Size },
): boolean => products.get(productId)?.sizes.includes(size) ?? false;

export const PRODUCT_TABS = ['description', 'reviews'] as const;
export type ProductTab = (typeof PRODUCT_TABS)[number];
