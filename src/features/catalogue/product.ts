import * as catalogue from '../../data/catalogue';
import type {
  Category,
  ProductId,
  ProductSummary,
  ProductType,
  Size,
} from '../../shop/product';

// Their type is `string`, because the build may take the lists of another shop.
export const CATEGORIES: readonly Category[] = catalogue.CATEGORIES;
export const PRODUCT_TYPES: readonly ProductType[] = catalogue.PRODUCT_TYPES;
export const SIZES: readonly Size[] = catalogue.SIZES;

export interface Product extends ProductSummary {
  readonly description: string;
}

/** Whether the catalogue sells the product in the size. */
export const isSold = (
  products: ReadonlyMap<ProductId, ProductSummary>,
  { productId, size }: { readonly productId: ProductId; readonly size: Size },
): boolean => {
  const product = products.get(productId);
  return product?.sizes.includes(size) ?? false;
};

/** What an image of a product shows, such as `the back`. */
export const viewAt = (index: number): string => {
  const view = catalogue.VIEWS[index] ?? catalogue.VIEWS[0];
  return view?.text ?? '';
};

/** The alternative text of an image of a product. */
export const imageAlt = (
  { name }: Pick<ProductSummary, 'name'>,
  index: number,
): string => `${name}: ${viewAt(index)}`;
