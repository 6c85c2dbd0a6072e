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

/**
 * The text of every field. Zipcode and phone are texts, so that leading zeros
 * stay.
 */
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

export const PAYMENTS = ['strip', 'razorpay', 'cod'] as const;
export type Payment = (typeof PAYMENTS)[number];
