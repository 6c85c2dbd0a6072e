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

describe('the words of the shop', () => {
  it('count products, one by its own word', () => {
    expect([0, 1, 2, 52].map(productsIn)).toEqual(['0 products', '1 product', '2 products', '52 products']);
  });

  it('are others for every sort, field, way to pay and warning', () => {
    const sorts = SORTS.map((sort) => SORT_LABELS[sort]);
    const fields = DELIVERY_FIELDS.map((field) => FIELD_LABELS[field]);
    const payments = PAYMENTS.map((payment) => PAYMENT_LABELS[payment]);
    const all = [...sorts, ...fields, ...payments, CART_NOT_KEPT, CHECKOUT_NOT_KEPT];
    for (const words of all) expect(words).toMatch(/^[A-Z][a-z]/);
    expect(new Set(all).size).toBe(all.length);
  });
});
