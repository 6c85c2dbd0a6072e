import type { Cents, DeliveryField } from '../../data/types';
import type { LineId } from '../cart/cart';
import type { OrderLine, PlacedOrder } from './placedOrders';

// What the shop sends to an order service, and what it uses of the answers.
// Only orderService.ts knows the contract of the service.

/** The entries of the delivery form. */
export type Delivery = Record<DeliveryField, string>;

export interface Order {
  lines: OrderLine[];
  delivery: Delivery;
  payment: string;
  currency: string;
  total: Cents;
}

/** The current status of an order. */
export type StatusAnswer = Pick<PlacedOrder, 'status' | 'paymentUrl'>;

/** A placed order, as the service confirms it. */
export type Confirmation = StatusAnswer & Pick<PlacedOrder, 'id' | 'number'>;

/** A line that the service refuses. */
interface ChangedLine extends LineId {
  /** `soldOut`, `unknown` or `price`. */
  reason: string;
  /** The new price. */
  price?: Cents | undefined;
}

/** The reason for each refused field. If it is empty, the shop has a text. */
export type RefusedFields = Partial<Record<DeliveryField, string>>;

/** Why the service has not placed an order. */
export type Refusal =
  | { status: 'changed'; lines: ChangedLine[]; total?: Cents | undefined }
  | { status: 'fieldsRefused'; fields: RefusedFields }
  | { status: 'notPlaced' };

/**
 * Sends an order. If the same order is sent again, `attemptId` is the same.
 * Throws if it is not known whether the order was placed.
 */
export type SendOrder = (
  order: Order,
  attemptId: string,
) => Promise<Confirmation | Refusal>;

/**
 * Requests the status of an order. Returns undefined if the service no longer
 * stores the order. Throws if no answer comes.
 */
export type RequestStatus = (
  order: PlacedOrder,
) => Promise<StatusAnswer | undefined>;
