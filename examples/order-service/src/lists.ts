import { stringify } from 'csv-stringify/sync';
import type { PlacedOrder } from './orderTable';
import type { OrderShop } from './shop';

const linesOf = ({ order }: PlacedOrder, { products }: OrderShop) =>
  order.lines
    .map(({ productId, size, quantity }) => {
      const product = products.find(({ _id }) => _id === productId);
      const { sku } = product?.variants?.[size] ?? {};
      const parts = [product?.name ?? productId, size, sku];
      return `${quantity} x ${parts.filter(Boolean).join(', ')}`;
    })
    .join('; ');

const rowOf = (placed: PlacedOrder, shop: OrderShop) => {
  const { number, created, status, order } = placed;
  return {
    number,
    created,
    status,
    payment: order.payment,
    total: (order.total / 100).toFixed(2),
    currency: order.currency,
    lines: linesOf(placed, shop),
    ...order.delivery,
  };
};

/** The orders as CSV, which a spreadsheet reads as text, not as formulas. */
export const csvOf = (orders: readonly PlacedOrder[], shop: OrderShop) =>
  stringify(
    orders.map((placed) => rowOf(placed, shop)),
    { header: true, bom: true, escape_formulas: true, quoted_string: true },
  ).trimEnd();

/** The orders as text, with three lines for each. */
export const textOf = (orders: readonly PlacedOrder[], shop: OrderShop) => {
  const blocks = orders.map((placed) => {
    const { number, created, status, payment, total, currency, lines, ...to } =
      rowOf(placed, shop);
    return `${number}  ${status}  ${total} ${currency}  ${payment}  ${created}
  ${lines}
  ${Object.values(to).filter(Boolean).join(', ')}`;
  });
  return blocks.join('\n') || 'There are no orders.';
};
