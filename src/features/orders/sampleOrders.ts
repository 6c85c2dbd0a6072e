import { samples } from '../../data/samples';
import type { Product, Size } from '../../data/types';

/** My Orders shows samples in a shop that takes no orders. */
export interface SampleOrder {
  product: Product;
  size: Size;
  date: string;
}

const sizeOf = ({ sizes }: Product): Size =>
  sizes.includes('M') ? 'M' : (sizes[0] ?? '');

/** Samples of the products from index 1 on. A shop may have no samples. */
export const sampleOrders = (products: readonly Product[]): SampleOrder[] => {
  const { count = 0, date = '' } = samples.orders ?? {};
  return products.slice(1, 1 + count).map((product) => ({
    product,
    size: sizeOf(product),
    date,
  }));
};
