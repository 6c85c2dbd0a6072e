import { samples } from '../../data/samples';
import type { Product, Size } from '../../data/types';
import { t } from '../../texts/t';

export interface Order {
  readonly product: Product;
  readonly size: Size;
  readonly quantity: number;
  readonly date: string;
  /** One of `TRACKING`. */
  readonly status: string;
}

export const TRACKING: readonly string[] = [
  t('Ordered'),
  t('Ready to ship'),
  t('On its way'),
  t('Delivered'),
];

const sizeOf = ({ sizes }: Product): Size =>
  sizes.includes('M') ? 'M' : (sizes[0] ?? '');

/** Orders of the products from index 1 on; none if the shop has no samples. */
export const sampleOrders = (
  products: readonly Product[],
): readonly Order[] => {
  const { count = 0, date = '' } = samples.orders ?? {};
  return products.slice(1, 1 + count).map((product) => ({
    product,
    size: sizeOf(product),
    quantity: 1,
    date,
    status: t('Ready to ship'),
  }));
};
