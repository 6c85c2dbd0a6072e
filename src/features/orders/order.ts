import { settings } from '../../data/settings';
import type { Cents, DeliveryField, Settings } from '../../data/types';
import { isRecord } from '../../lib/guards';
import { isQuantity, type CartLine, type LineId } from '../cart/cart';

/** Where an order is delivered. */
export type DeliveryAddress = Record<DeliveryField, string>;

/** The form shows the fields in this order. */
export const BLANK_ADDRESS: DeliveryAddress = {
  firstName: '',
  lastName: '',
  email: '',
  street: '',
  city: '',
  state: '',
  zipcode: '',
  country: '',
  phone: '',
};

export const DELIVERY_FIELDS = Object.keys(BLANK_ADDRESS).filter(
  (name): name is DeliveryField => name in BLANK_ADDRESS,
);

/** Whether a field accepts only digits. */
export const takesOnlyDigits = (
  field: DeliveryField,
  { acceptsAnyZipcode }: Partial<Settings> = settings,
): boolean => field === 'phone' || (field === 'zipcode' && !acceptsAnyZipcode);

/** Whether an order needs the field. */
export const isRequired = (
  field: DeliveryField,
  { orderUrl, optionalFields = [] }: Partial<Settings> = settings,
): boolean => orderUrl !== undefined && !optionalFields.includes(field);

/** A line with the price of one item that the shopper has seen. */
export interface OrderLine extends CartLine {
  price: Cents;
}

/** What is sent to the service. */
export interface Order {
  lines: OrderLine[];
  delivery: DeliveryAddress;
  payment: string;
  currency: string;
  total: Cents;
}

/** A line that cannot be ordered as the shopper has seen it. */
export interface ChangedLine extends LineId {
  reason: 'soldOut' | 'unknown' | 'price';
  /** The new price. */
  price?: Cents;
}

/** The fields that the service has refused, each with the reason. */
export type RefusedFields = Partial<Record<DeliveryField, string>>;

/** Why the service has not placed an order. */
export type Refusal =
  | { status: 'changed'; lines: ChangedLine[]; total?: Cents }
  | { status: 'fieldsRefused'; fields: RefusedFields }
  | { status: 'notPlaced' };

/**
 * Whether a stored value contains the lines and the total that a page shows.
 */
export const isPriced = (
  value: unknown,
): value is Pick<Order, 'lines' | 'total'> =>
  isRecord(value) &&
  typeof value['total'] === 'number' &&
  Array.isArray(value['lines']) &&
  value['lines'].every(
    (line) =>
      isRecord(line) &&
      isQuantity(line['quantity']) &&
      typeof line['price'] === 'number' &&
      'productId' in line &&
      'size' in line,
  );

/** The steps that Track Order shows. A service may have other statuses. */
export const STEPS = [
  'Ordered',
  'Ready to ship',
  'On its way',
  'Delivered',
] as const;

/** Whether the lines of an order with this status leave the cart. */
export const isBought = (status: string): boolean =>
  status !== 'Unpaid' && status !== 'Cancelled';

/**
 * Whether the service never changes this status again. A cancelled order may
 * still be paid in another tab.
 */
export const isFinal = (status: string): boolean => status === 'Delivered';

/** A placed order in the answer of the service. */
export interface Confirmation {
  /** Anyone who has the id can read the order, so it must not be guessable. */
  id: string;
  number: string | number;
  status: string;
  /** Where the shopper pays. */
  paymentUrl?: string | null | undefined;
}

/** Whether a value is the URL of a payment, or is missing. */
export const isPaymentUrl = (
  value: unknown,
): value is string | null | undefined =>
  typeof value === 'string'
    ? value.startsWith('https:')
    : (value ?? undefined) === undefined;

export const isConfirmation = (value: unknown): value is Confirmation =>
  isRecord(value) &&
  typeof value['id'] === 'string' &&
  ['string', 'number'].includes(typeof value['number']) &&
  typeof value['status'] === 'string' &&
  isPaymentUrl(value['paymentUrl']);

/** The current status of an order. An unpaid one has a `paymentUrl`. */
export type StatusAnswer = Pick<Confirmation, 'status' | 'paymentUrl'>;
