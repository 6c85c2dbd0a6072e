/** An amount in whole cents, also of a currency without cents. */
export type Cents = number;

export type Category = string;
export type ProductType = string;
export type Size = string;

export type ProductId = string;

export interface ProductSummary {
  readonly _id: ProductId;
  readonly name: string;
  readonly price: Cents;
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
