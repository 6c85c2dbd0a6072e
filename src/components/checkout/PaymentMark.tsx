import { Banknote, CreditCard, Wallet } from 'lucide-react';
import type { Payment } from '../../domain/checkout';

interface Props {
  readonly payment: Payment;
}

const MARKS = { strip: CreditCard, razorpay: Wallet, cod: Banknote } as const satisfies Record<
  Payment,
  unknown
>;

/** A mark beside the name of a way to pay. */
export const PaymentMark = ({ payment }: Props) => {
  const Mark = MARKS[payment];
  return <Mark />;
};
