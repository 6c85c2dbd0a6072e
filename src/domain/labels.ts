import { SHOP_NAME } from '../data/shop';
import type { DeliveryField, Payment } from './checkout';
import type { Sort } from './filters';

export const SELECT_SIZE = 'Select Product Size';

/** The title of a page: `Cart · Weft`. */
export const titleOf = (page: string): string => `${page} · ${SHOP_NAME}`;

export const CART_NOT_KEPT = 'Your browser may not keep this cart after you close the page.';
export const CHECKOUT_NOT_KEPT = 'Your browser may not keep what you enter if the page is reloaded.';

export const SORT_LABELS: Readonly<Record<Sort, string>> = {
  relevant: 'Relevant',
  'low-to-high': 'Low to High',
  'high-to-low': 'High to Low',
};

/** `1 product`, `12 products`. */
export const productsIn = (count: number): string => `${count} ${count === 1 ? 'product' : 'products'}`;

export const FIELD_LABELS: Readonly<Record<DeliveryField, string>> = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email address',
  street: 'Street',
  city: 'City',
  state: 'State',
  zipcode: 'Zipcode',
  country: 'Country',
  phone: 'Phone',
};

export const PAYMENT_LABELS: Readonly<Record<Payment, string>> = {
  strip: 'Stripe',
  razorpay: 'Razorpay',
  cod: 'Cash on delivery',
};
