import { settings } from '../../data/settings';
import type { DeliveryField, Settings } from '../../data/types';
import { keysOf } from '../../lib/guards';

/** The entries of the delivery form. */
export type Delivery = Record<DeliveryField, string>;

/** The form shows the fields in this order. */
export const BLANK_DELIVERY: Delivery = {
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

export const DELIVERY_FIELDS = keysOf(BLANK_DELIVERY);

/** Whether a field accepts only digits. */
export const takesOnlyDigits = (field: DeliveryField): boolean =>
  field === 'phone' || (field === 'zipcode' && !settings.acceptsAnyZipcode);

/** Removes what the field does not accept. Leading zeros are kept. */
export const acceptedPart = (field: DeliveryField, text: string): string =>
  takesOnlyDigits(field) ? text.replaceAll(/\D/g, '') : text;

/** Whether an order that is sent needs the field. */
export const isRequired = (
  field: DeliveryField,
  { optionalFields = [] }: Partial<Settings> = settings,
): boolean => !optionalFields.includes(field);
