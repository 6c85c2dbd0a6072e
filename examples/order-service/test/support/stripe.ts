import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';

export const PAYMENT_URL = 'https://checkout.stripe.example/c/pay/1';

type Answer = 'session' | 'error' | 'none';

/** A stand-in for Stripe. It creates Checkout Sessions, and nothing else. */
export const openStandIn = async () => {
  const calls: { key: unknown; form: object }[] = [];
  const bodies = new Map<unknown, string>();
  let answer: Answer = 'session';
  let seconds = 0;

  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const form = Object.fromEntries(new URLSearchParams(body));
      const key = request.headers['idempotency-key'];
      calls.push({ key, form });
      server.emit('call');
      if (answer === 'none') return;
      // As Stripe does, it takes a key again only with the same parameters.
      const first = bodies.get(key) ?? body;
      bodies.set(key, first);
      response.setHeader('content-type', 'application/json');
      if (answer === 'session' && body === first) {
        const session = { object: 'checkout.session', url: PAYMENT_URL };
        const expires_at = Math.floor(Date.now() / 1000) + seconds;
        response.end(JSON.stringify({ ...session, expires_at }));
      } else {
        response.statusCode = 400;
        const error = { message: 'Ana Nolan', type: 'invalid_request_error' };
        response.end(JSON.stringify({ error }));
      }
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    url: `http://127.0.0.1:${port}`,
    calls,
    answerWith: (next: Answer) => {
      answer = next;
    },
    /** The time after which each further session expires. */
    expireAfter: (next: number) => {
      seconds = next;
    },
    nextCall: () => once(server, 'call'),
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
};

/** What Stripe sends when the payment of an order is complete. */
export const paymentEvent = (orderId: string) =>
  JSON.stringify({
    object: 'event',
    type: 'checkout.session.completed',
    data: {
      object: { client_reference_id: orderId, payment_status: 'paid' },
    },
  });

/** The signature that Stripe's documentation describes. */
export const signatureOf = (body: string, secret: string) => {
  const time = Math.floor(Date.now() / 1000);
  const signed = createHmac('sha256', secret).update(`${time}.${body}`);
  return `t=${time},v1=${signed.digest('hex')}`;
};
