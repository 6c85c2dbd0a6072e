/** The fields of the delivery form, in their order. */
export const DELIVERY_FIELDS = [
  'firstName',
  'lastName',
  'email',
  'street',
  'city',
  'state',
  'zipcode',
  'country',
  'phone',
] as const;
export type DeliveryField = (typeof DELIVERY_FIELDS)[number];

/** Every field as typed, numbers too: a leading zero survives and blank differs from 0. */
export type Delivery = Record<DeliveryField, string>;

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

/** The ways to pay, in their order and spelt as specified: `strip` is Stripe. */
export const PAYMENTS = ['strip', 'razorpay', 'cod'] as const;
export type Payment = (typeof PAYMENTS)[number];
