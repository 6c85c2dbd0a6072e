import { stringify } from 'csv-stringify/sync';
import { formatAmount } from '../../../src/features/catalogue/money';
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
    total: formatAmount(order.total, shop.CURRENCY),
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

/** The orders as blocks of text. */
export const textOf = (orders: readonly PlacedOrder[], shop: OrderShop) =>
  orders.length === 0
    ? 'There are no orders.'
    : orders
        .map((placed) => {
          const {
            number,
            created,
            status,
            payment,
            total,
            lines,
            ...delivery
          } = rowOf(placed, shop);
          return `${number}  ${created}  ${status}  ${total}  ${payment}
  ${lines}
  ${Object.values(delivery).filter(Boolean).join(', ')}`;
        })
        .join('\n');
