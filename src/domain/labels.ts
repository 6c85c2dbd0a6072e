import type { Payment } from './checkout';

export const PAYMENT_LABELS: Readonly<Record<Payment, string>> = {
  strip: 'Stripe',
  razorpay: 'Razorpay',
  cod: 'Cash on delivery',
};
