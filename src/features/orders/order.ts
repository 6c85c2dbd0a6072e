import { settings } from '../../data/settings';
import type { Cents, DeliveryField, Settings } from '../../data/types';
import type { CartLine, LineId } from '../cart/cart';

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

/** A line with the price of one item, as the shopper has seen it. */
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

/** The last order that was sent, with its key. */
export interface SentOrder {
  order: Order;
  idempotencyKey: string;
  /** The id of the placed order, if it waits for its payment. */
  id?: string | undefined;
}

/** A line that cannot be ordered as the shopper has seen it. */
interface ChangedLine extends LineId {
  /** `soldOut`, `unknown` or `price`. */
  reason: string;
  /** The new price. */
  price?: Cents | undefined;
}

/** The fields that the service has refused, each with the reason. */
export type RefusedFields = Partial<Record<DeliveryField, string>>;

/** Why the service has not placed an order. */
export type Refusal =
  | { status: 'changed'; lines: ChangedLine[]; total?: Cents | undefined }
  | { status: 'fieldsRefused'; fields: RefusedFields }
  | { status: 'notPlaced' };
