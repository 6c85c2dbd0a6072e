import type { Cents } from './money';

export const CATEGORIES = ['Men', 'Women', 'Kids'] as const;
export type Category = (typeof CATEGORIES)[number];

export const PRODUCT_TYPES = ['Topwear', 'Bottomwear', 'Winterwear'] as const;
export type ProductType = (typeof PRODUCT_TYPES)[number];

export const SIZES = ['S', 'M', 'L', 'XL', 'XXL'] as const;
export type Size = (typeof SIZES)[number];

export type ProductId = string;

export interface Product {
  readonly _id: ProductId;
  readonly name: string;
  readonly description: string;
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

const LATEST = 10;
const BEST_SELLERS = 5;
const RELATED = 5;

/** The products by their own ids; the only place where an id from outside becomes a product. */
export const byId = (products: readonly Product[]): ReadonlyMap<ProductId, Product> =>
  new Map(products.map((product) => [product._id, product]));

/** The first ten products, in the order of the catalogue. */
export const latestOf = (products: readonly Product[]): readonly Product[] => products.slice(0, LATEST);

/** The first five products that are flagged as bestsellers. */
export const bestSellersOf = (products: readonly Product[]): readonly Product[] =>
  products.filter(({ bestseller }) => bestseller).slice(0, BEST_SELLERS);

/** Up to five others of the same category and type, in the order of the catalogue. */
export const relatedTo = (product: Product, products: readonly Product[]): readonly Product[] =>
  products
    .filter(
      ({ _id, category, subCategory }) =>
        _id !== product._id && category === product.category && subCategory === product.subCategory,
    )
    .slice(0, RELATED);

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** The day when the product came into the shop, in words: `28 October 2026`. */
export const arrivalOf = ({ date }: Product): string => day.format(date);
