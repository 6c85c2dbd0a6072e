import type { Cents } from './money';

export const CATEGORIES = ['Men', 'Women', 'Kids'] as const;
export type Category = (typeof CATEGORIES)[number];

export const PRODUCT_TYPES = ['Topwear', 'Bottomwear', 'Winterwear'] as const;
export type ProductType = (typeof PRODUCT_TYPES)[number];

export const SIZES = ['S', 'M', 'L', 'XL', 'XXL'] as const;
export type Size = (typeof SIZES)[number];

export type ProductId = string;

/** A product as every list needs it. */
export interface ProductSummary {
  readonly _id: ProductId;
  readonly name: string;
  readonly price: Cents;
  /** Addresses of the pictures; the first one stands for the product in lists. */
  readonly image: readonly string[];
  readonly category: Category;
  readonly subCategory: ProductType;
  readonly sizes: readonly Size[];
  /** When it came into the shop, in milliseconds since 1970. */
  readonly date: number;
  readonly bestseller: boolean;
}

/** A product whole: its own page alone has all of it. */
export interface Product extends ProductSummary {
  readonly description: string;
}

/** The products by their own ids; the only place where an id from outside becomes a product. */
export const byId = (products: readonly ProductSummary[]): ReadonlyMap<ProductId, ProductSummary> =>
  new Map(products.map((product) => [product._id, product]));

/** Whether the catalogue sells the product in the size. */
export const isSold = (
  products: ReadonlyMap<ProductId, ProductSummary>,
  { productId, size }: { readonly productId: ProductId; readonly size: Size },
): boolean => products.get(productId)?.sizes.includes(size) ?? false;
