import { z } from 'zod';
import type { DeliveryField } from '../../../src/data/types';
import { MAX_QUANTITY, amountsOfLines } from '../../../src/features/cart/cart';
import {
  isAvailable,
  hasSize,
  priceOf,
} from '../../../src/features/catalogue/offer';
import {
  DELIVERY_FIELDS,
  isRequired,
} from '../../../src/features/checkout/deliveryFields';
import { findProduct, type OrderShop } from './shop';

const LINE = z.strictObject({
  productId: z.string(),
  size: z.string(),
  quantity: z.int().min(1).max(MAX_QUANTITY),
  price: z.int(),
  sku: z.string().optional(),
});

/** What the shop sends, and what the database stores. */
export const ORDER = z.strictObject({
  lines: z.array(LINE).min(1).max(100),
  delivery: z.record(z.enum(DELIVERY_FIELDS), z.string().trim()),
  payment: z.string(),
  currency: z.string(),
  total: z.int(),
});
export type ReceivedOrder = z.infer<typeof ORDER>;

/** The fields of the form that the shopper must correct. */
export const wrongFieldsOf = (
  { delivery }: ReceivedOrder,
  { settings }: OrderShop,
): DeliveryField[] =>
  DELIVERY_FIELDS.filter((field) => {
    const text = delivery[field];
    if (text === '') return isRequired(field, settings);
    return (
      // A terminal that lists the orders would obey control characters.
      /\p{Cc}/u.test(text) ||
      // The rule of `<input type="email">`.
      (field === 'email' && !z.regexes.html5Email.test(text))
    );
  });

/**
 * The lines that cannot be bought, or whose price is not the one that the
 * shopper has seen, or else a changed total; undefined if nothing differs. For
 * another currency there are no lines, because the shopper could not read their
 * prices.
 */
export const changesOf = (order: ReceivedOrder, shop: OrderShop) => {
  if (order.currency !== shop.CURRENCY.code) return { lines: [] };
  const lines = order.lines.flatMap(({ productId, size, price: seen }) => {
    const product = findProduct(shop, productId);
    if (!hasSize(product, size)) return { productId, size, reason: 'unknown' };
    if (!isAvailable(product, size))
      return { productId, size, reason: 'soldOut' };
    const price = priceOf(product, size);
    return price === seen ? [] : { productId, size, reason: 'price', price };
  });
  if (lines.length > 0) return { lines };
  const { total } = amountsOfLines(order.lines, shop.settings.deliveryFee);
  return total === order.total ? undefined : { lines, total };
};
