/** The field of a value in the file, such as `row 7, Variant Price`. */
export type Place = string;

/** An image that the file names. */
export interface NamedImage {
  readonly name: string;
  readonly place: Place;
}

/** A product of the file with its checked fields. Categories, types and sizes are still those of the file. */
export interface ImportedProduct {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  /** In dollars. */
  readonly price: number;
  readonly category: string;
  readonly type: string;
  readonly sizes: readonly string[];
  /** The day on which the product was added, such as `2026-10-28`. */
  readonly date: string;
  readonly bestseller: boolean;
  readonly images: readonly NamedImage[];
  readonly place: Readonly<Record<'product' | 'category' | 'type' | 'sizes' | 'name', Place>>;
}

export interface ReadOptions {
  readonly file: string;
  /** The date of products without one. */
  readonly date: string;
  readonly isLowestPrice: boolean;
  /** Whether a tag is the name of a category. */
  readonly isCategory: (tag: string) => boolean;
}

export interface ReadProducts {
  /** The products; wrong fields are empty. */
  readonly products: readonly ImportedProduct[];
  readonly problems: readonly string[];
  /** The ids of all products that are not skipped. */
  readonly ids: readonly string[];
  /** How many products are not active or not published. */
  readonly skipped: number;
  /** Names of ignored options with their products. */
  readonly ignoredOptions: ReadonlyMap<string, readonly string[]>;
  /** Whether variants of a product differ in price. */
  readonly hasSeveralPrices: boolean;
}
