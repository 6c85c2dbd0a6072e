import type { ReceivedOrder } from '../../src/receivedOrder';

/** Two shirts in S, as the shop sends them. */
export const SHIRTS = {
  productId: 'shirt',
  size: 'S',
  quantity: 2,
  price: 4000,
  sku: 'SHIRT-S',
} as const;

const DELIVERY = {
  firstName: 'Ana',
  lastName: 'Nolan',
  email: 'ana@mail.example',
  street: '1 Pier Road',
  city: 'Cork',
  state: '',
  zipcode: '12345',
  country: 'Ireland',
  phone: '0353201',
};

/** The fee of the test shop is 500. */
export const orderOf = (...lines: ReceivedOrder['lines']): ReceivedOrder => ({
  lines,
  delivery: DELIVERY,
  payment: 'cod',
  currency: 'EUR',
  total: lines.reduce(
    (sum, { price, quantity }) => sum + price * quantity,
    500,
  ),
});

export const ORDER = orderOf(SHIRTS);

export const deliveredTo = (
  entries: Partial<typeof DELIVERY>,
): ReceivedOrder => ({
  ...ORDER,
  delivery: { ...DELIVERY, ...entries },
});
