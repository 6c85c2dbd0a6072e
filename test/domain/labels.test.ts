import { DELIVERY_FIELDS, PAYMENTS } from '../../src/domain/checkout';
import { SORTS } from '../../src/domain/filters';
import {
  CART_NOT_KEPT,
  CHECKOUT_NOT_KEPT,
  FIELD_LABELS,
  PAYMENT_LABELS,
  productsIn,
  SORT_LABELS,
} from '../../src/domain/labels';

describe('labels', () => {
  it('should use the singular for one product', () => {
    expect([0, 1, 2, 52].map(productsIn)).toEqual(['0 products', '1 product', '2 products', '52 products']);
  });

  it('should be unique for each sort, field, payment method and notice', () => {
    const sorts = SORTS.map((sort) => SORT_LABELS[sort]);
    const fields = DELIVERY_FIELDS.map((field) => FIELD_LABELS[field]);
    const payments = PAYMENTS.map((payment) => PAYMENT_LABELS[payment]);
    const labels = [...sorts, ...fields, ...payments, CART_NOT_KEPT, CHECKOUT_NOT_KEPT];
    for (const label of labels) expect(label).toMatch(/^[A-Z][a-z]/);
    expect(new Set(labels).size).toBe(labels.length);
  });
});
