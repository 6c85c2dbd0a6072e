import { z } from 'zod';
import type { DeliveryField } from '../../../src/data/types';
import { MAX_QUANTITY } from '../../../src/features/cart/cart';
import { totalsOf } from '../../../src/features/cart/totals';
import { isAvailable, priceOf } from '../../../src/features/catalogue/offer';
import {
  DELIVERY_FIELDS,
  isRequired,
  takesDigits,
} from '../../../src/features/checkout/checkout';
import { findProduct, type OrderShop } from './shop';

/** What the shop sends, and what the database has. */
export const ORDER = z.object({
  lines: z
    .array(
      z.object({
        productId: z.string(),
        size: z.string(),
        quantity: z.int().min(1).max(MAX_QUANTITY),
        price: z.int(),
      }),
    )
    .min(1)
    .max(100),
  delivery: z.record(z.enum(DELIVERY_FIELDS), z.string().trim()),
  payment: z.string(),
  currency: z.string(),
  total: z.int(),
});
export type Order = z.infer<typeof ORDER>;

const MAX_LENGTH = 200;
/** The rule of `<input type="email">`. */
const EMAIL = z.regexes.html5Email;

/** What the shopper has to correct, by the field of the form. */
export const messagesFor = ({ delivery }: Order, { settings }: OrderShop) => {
  const messageFor = (field: DeliveryField) => {
    const text = delivery[field];
    if (text === '') return isRequired(field, settings) && 'This is missing.';
    if (text.length > MAX_LENGTH) return `At most ${MAX_LENGTH} characters.`;
    // A terminal that lists the orders would obey control characters.
    if (/\p{Cc}/u.test(text)) return 'Type this again.';
    if (takesDigits(field, settings) && /\D/.test(text)) return 'Digits only.';
    return (
      field === 'email' && !EMAIL.test(text) && 'This is not an e-mail address.'
    );
  };
  const messages: Partial<Record<DeliveryField, string>> = {};
  for (const field of DELIVERY_FIELDS) {
    const message = messageFor(field);
    if (message) messages[field] = message;
  }
  return messages;
};

/**
 * The lines that cannot be bought, or have another price than the shopper has
 * seen; the total if it alone differs; undefined if nothing does. In another
 * currency, the shopper could not read what a line costs now.
 */
export const changesOf = (order: Order, shop: OrderShop) => {
  if (order.currency !== shop.CURRENCY.code) return { lines: [] };
  const lines = order.lines.flatMap(({ productId, size, price: seen }) => {
    const product = findProduct(shop, productId);
    if (!product?.sizes.includes(size))
      return { productId, size, reason: 'unknown' };
    if (!isAvailable(product, size))
      return { productId, size, reason: 'soldOut' };
    const price = priceOf(product, size);
    return price === seen ? [] : { productId, size, reason: 'price', price };
  });
  if (lines.length > 0) return { lines };
  const { total } = totalsOf(order.lines, shop.settings.deliveryFee ?? 0);
  return total === order.total ? undefined : { lines, total };
};
