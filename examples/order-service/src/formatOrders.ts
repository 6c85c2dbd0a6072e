import { stringify } from 'csv-stringify/sync';
import { skuOf } from '../../../src/features/catalogue/offer';
import { DELIVERY_FIELDS } from '../../../src/features/checkout/deliveryFields';
import { STEPS } from '../../../src/features/orders/orderStatus';
import type { StoredOrder } from './orderTable';
import { findProduct, labelIn, type OrderShop } from './shop';

/** The statuses that the owner sets. */
const STATUSES = [...STEPS, 'Cancelled'];

/** Finds a status by its label or its English name. */
export const statusOf = (text: string, shop: OrderShop) => {
  const status = STATUSES.find((each) =>
    [each, labelIn(shop, each)].some(
      (name) => name.toLowerCase() === text.toLowerCase(),
    ),
  );
  if (status) return status;
  const names = STATUSES.map((each) => labelIn(shop, each));
  throw new Error(`A status is one of: ${names.join(', ')}.`);
};

const rowsOf = (orders: readonly StoredOrder[], shop: OrderShop) =>
  orders.map(({ number, created, status, content }) => ({
    number,
    created,
    status: labelIn(shop, status === 'Unpaid' ? 'Waiting for payment' : status),
    payment: shop.settings.paymentLabels?.[content.payment] ?? content.payment,
    // `146,00` where the prices of the shop have a comma.
    total: (content.total / 100).toFixed(2).replace('.', shop.CURRENCY.decimal),
    currency: content.currency,
    lines: content.lines
      .map(({ productId, size, quantity }) => {
        const product = findProduct(shop, productId);
        const sku = product && skuOf(product, size);
        const parts = [product?.name ?? productId, size, sku];
        return `${quantity} x ${parts.filter(Boolean).join(', ')}`;
      })
      .join('; '),
    // All rows have the same columns, even if an order has other fields.
    ...Object.fromEntries(
      DELIVERY_FIELDS.map((field) => [field, content.delivery[field] ?? '']),
    ),
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
