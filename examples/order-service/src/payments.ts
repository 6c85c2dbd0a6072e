import { createHash } from 'node:crypto';
import Stripe from 'stripe';
import { amountsOfOrder } from '../../../src/features/cart/cart';
import type { StoredOrder } from './orderTable';
import { findProduct, type OrderShop } from './shop';

/** Stripe counts these in whole units, the shop in hundredths. */
const WHOLE =
  'BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' ');
/** Stripe counts these in thousandths. */
const THOUSANDTHS = 'BHD JOD KWD OMR TND'.split(' ');

const amountOf = (cents: number, currency: string) => {
  if (WHOLE.includes(currency)) return Math.round(cents / 100);
  return THOUSANDTHS.includes(currency) ? cents * 10 : cents;
};

/** Payments by Stripe, or by a stand-in at another `api` for tests. */
export const createPayments = (
  shop: OrderShop,
  shopUrl: string,
  secretKey: string,
  webhookSecret: string,
  api: string,
) => {
  const { protocol, hostname, port } = new URL(api);
  const stripe = new Stripe(secretKey, {
    protocol: protocol === 'http:' ? 'http' : 'https',
    host: hostname,
    port,
    telemetry: false,
  });
  /** The open sessions by order, because My Orders requests them often. */
  const sessions = new Map<string, { url: string; expires: number }>();

  return {
    /**
     * The URL at which the shopper pays. The same order returns the same URL,
     * so it is paid once. Stripe forgets the key when the URL has expired, after
     * a day.
     */
    urlFor: async ({ id, content }: StoredOrder) => {
      for (const [each, { expires }] of sessions)
        if (expires <= Date.now()) sessions.delete(each);
      const last = sessions.get(id);
      if (last) return last.url;
      const { currency, lines } = content;
      const lineItem = (name: string, cents: number, quantity: number) => ({
        quantity,
        price_data: {
          currency: currency.toLowerCase(),
          unit_amount: amountOf(cents, currency),
          product_data: { name },
        },
      });
      const items = lines.map(({ productId, size, price, quantity }) => {
        const name = findProduct(shop, productId)?.name ?? productId;
        return lineItem(`${name}, ${size}`, price, quantity);
      });
      const { fee } = amountsOfOrder(content);
      const { 'Shiping Fee': label = '' } = shop.labels.texts;
      const feeName = label === '' ? 'Delivery' : label;
      if (fee < 0) throw new Error('The items cost more than the total.');
      if (fee > 0) items.push(lineItem(feeName, fee, 1));
      const session: Stripe.Checkout.SessionCreateParams = {
        mode: 'payment',
        // Such a payment is complete at once. With a later one, the order
        // would stay unpaid, and could be paid twice.
        allowed_payment_method_types: ['card'],
        client_reference_id: id,
        line_items: items,
        success_url: `${shopUrl}/orders?id=${id}`,
        cancel_url: `${shopUrl}/place-order`,
      };
      // Stripe refuses a key again if the session differs, as when the shop has
      // renamed a product since.
      const idempotencyKey = createHash('sha256')
        .update(JSON.stringify(session))
        .digest('hex');
      const { url, expires_at } = await stripe.checkout.sessions.create(
        session,
        { idempotencyKey },
      );
      if (url === null) throw new Error('Stripe has sent no URL.');
      sessions.set(id, { url, expires: expires_at * 1000 });
      return url;
    },
    /** The id of the order that is paid. Throws for a wrong signature. */
    paidOrder: async (body: string, signature: string) => {
      const event = await stripe.webhooks.constructEventAsync(
        body,
        signature,
        webhookSecret,
      );
      return event.type === 'checkout.session.completed' &&
        event.data.object.payment_status === 'paid'
        ? event.data.object.client_reference_id
        : null;
    },
  };
};

export type Payments = ReturnType<typeof createPayments>;
