import type { ProductSummary, Size } from './product';

export interface Order {
  readonly product: ProductSummary;
  readonly size: Size;
  readonly quantity: number;
  readonly date: string;
  readonly status: TrackingStep;
}

export const TRACKING = ['Ordered', 'Ready to ship', 'On its way', 'Delivered'] as const;
type TrackingStep = (typeof TRACKING)[number];

/** M, or the first size of a product without M. */
const sizeOf = ({ sizes }: ProductSummary): Size => (sizes.includes('M') ? 'M' : (sizes[0] ?? ''));

const FIRST = 1;
const LAST = 3;

export const sampleOrders = (products: readonly ProductSummary[]): readonly Order[] =>
  products.slice(FIRST, LAST + 1).map((product) => ({
    product,
    size: sizeOf(product),
    quantity: 1,
    date: '16 Sep 2024',
    status: 'Ready to ship',
  }));
