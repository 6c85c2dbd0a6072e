import type { ProductSummary, Size } from './product';

/** An order as the sample shows it. */
export interface Order {
  readonly product: ProductSummary;
  readonly size: Size;
  readonly quantity: number;
  /** As written on the page. */
  readonly date: string;
  readonly status: TrackingStep;
}

/** The way of an order, step by step. */
export const TRACKING = ['Ordered', 'Ready to ship', 'On its way', 'Delivered'] as const;
type TrackingStep = (typeof TRACKING)[number];

const FIRST = 1;
const LAST = 3;

/** The sample orders: the products at index 1 to 3, one of each; fewer where the catalogue has fewer than four. */
export const sampleOrders = (products: readonly ProductSummary[]): readonly Order[] =>
  products
    .slice(FIRST, LAST + 1)
    .map((product) => ({ product, size: 'M', quantity: 1, date: '16 Sep 2024', status: 'Ready to ship' }));
