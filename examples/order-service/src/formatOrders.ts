import { stringify } from 'csv-stringify/sync';
import { skuOf } from '../../../src/features/catalogue/offer';
import type { StoredOrder } from './orderTable';
import { findProduct, type OrderShop } from './shop';

/** `146.00`, or `146,00` where the prices of the shop have a comma. */
const formatAmount = (cents: number, { CURRENCY }: OrderShop) => {
  const amount = (cents / 100).toFixed(2);
  return CURRENCY.decimal === ',' ? amount.replace('.', ',') : amount;
};

const rowsOf = (orders: readonly StoredOrder[], shop: OrderShop) =>
  orders.map(({ number, created, status, order }) => ({
    number,
    created,
    status,
    payment: order.payment,
    total: formatAmount(order.total, shop),
    currency: order.currency,
    lines: order.lines
      .map(({ productId, size, quantity }) => {
        const product = findProduct(shop, productId);
        const sku = product && skuOf(product, size);
        const parts = [product?.name ?? productId, size, sku];
        return `${quantity} x ${parts.filter(Boolean).join(', ')}`;
      })
      .join('; '),
    ...order.delivery,
  }));

/** The orders as CSV, which a spreadsheet reads as text, not as formulas. */
export const csvOf = (orders: readonly StoredOrder[], shop: OrderShop) =>
  stringify(rowsOf(orders, shop), {
    header: true,
    // Excel expects this in a country with decimal commas.
    delimiter: shop.CURRENCY.decimal === ',' ? ';' : ',',
    bom: true,
    escape_formulas: true,
    quoted_string: true,
  }).trimEnd();

/** The orders as text, with three lines for each. */
export const textOf = (orders: readonly StoredOrder[], shop: OrderShop) =>
  rowsOf(orders, shop)
    .map(
      ({ number, created, status, payment, total, currency, lines, ...to }) =>
        `${number}  ${status}  ${total} ${currency}  ${payment}  ${created}
  ${lines}
  ${Object.values(to).filter(Boolean).join(', ')}`,
    )
    .join('\n') || 'There are no orders.';
