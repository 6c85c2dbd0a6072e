import { isSelling } from '../../app/isSelling';
import { isRecord } from '../../lib/guards';
import { isPriced, type Refusal, type SentOrder } from '../orders/order';
import type { Checkout } from './checkout';

interface WithoutAnswer {
  /** `unanswered`: the order may or may not have arrived. */
  status: 'sending' | 'unanswered';
  sent: SentOrder;
}

/** The placed order `id`, whose lines are in the cart until it is paid. */
interface WithoutPayment {
  status: 'unpaid';
  sent: SentOrder;
  id: string;
}

export type Placing =
  { status: 'idle' } | WithoutAnswer | WithoutPayment | Refusal;

export const hasNoAnswer = (placing: Placing): placing is WithoutAnswer =>
  placing.status === 'sending' || placing.status === 'unanswered';

export interface CheckoutState extends Checkout {
  placing: Placing;
}

const isSent = (value: unknown): value is SentOrder =>
  isRecord(value) &&
  typeof value['key'] === 'string' &&
  isPriced(value['order']);

/** The placing in a stored value: an order that was sent before the reload. */
export const parsePlacing = (stored: unknown): Placing => {
  const { placing } = isRecord(stored) ? stored : {};
  const { status, sent, id } = isRecord(placing) ? placing : {};
  if (!isSelling || !isSent(sent)) return { status: 'idle' };
  return status === 'unpaid' && typeof id === 'string'
    ? { status, sent, id }
    : { status: 'unanswered', sent };
};
