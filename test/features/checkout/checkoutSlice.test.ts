import { fieldChanged, paymentSelected } from '../../../src/features/checkout/checkoutSlice';
import { createStore } from '../../../src/app/store';
import { navigated } from '../../../src/features/navigation/routeSlice';

const openCheckout = () => {
  const store = createStore();
  return {
    dispatch: store.dispatch,
    checkout: () => store.getState().checkout,
    delivery: () => store.getState().checkout.delivery,
    payment: () => store.getState().checkout.payment,
  };
};

describe('checkout/fieldChanged', () => {
  it('should keep the text of every field as typed', () => {
    const { dispatch, delivery } = openCheckout();
    dispatch(fieldChanged({ field: 'firstName', text: ' Ada ' }));
    dispatch(fieldChanged({ field: 'street', text: '1 <b>Loom</b> St' }));
    dispatch(fieldChanged({ field: 'firstName', text: ' Ada L' }));
    expect(delivery()).toMatchObject({ firstName: ' Ada L', street: '1 <b>Loom</b> St', lastName: '' });
  });

  it('should keep leading zeros', () => {
    const { dispatch, delivery } = openCheckout();
    dispatch(fieldChanged({ field: 'zipcode', text: '02903' }));
    dispatch(fieldChanged({ field: 'phone', text: '0015550100142' }));
    expect(delivery()).toMatchObject({ zipcode: '02903', phone: '0015550100142' });
  });

  it.each(['password', '__proto__', 'constructor', ''])('should ignore the unknown field %j', (field) => {
    const { dispatch, checkout } = openCheckout();
    const before = checkout();
    dispatch({ type: fieldChanged.type, payload: { field, text: 'x' } });
    expect(checkout()).toBe(before);
  });

  it('should return the same state for an unchanged text', () => {
    const { dispatch, checkout } = openCheckout();
    dispatch(fieldChanged({ field: 'city', text: 'York' }));
    const before = checkout();
    dispatch(fieldChanged({ field: 'city', text: 'York' }));
    expect(checkout()).toBe(before);
  });

  it('should keep the form and the payment method on navigation', () => {
    const { dispatch, delivery, payment } = openCheckout();
    dispatch(fieldChanged({ field: 'email', text: 'ada@example.com' }));
    dispatch(paymentSelected('strip'));
    for (const url of ['/cart', '/', '/place-order']) dispatch(navigated(url));
    expect([delivery().email, payment()]).toEqual(['ada@example.com', 'strip']);
  });
});

describe('checkout/paymentSelected', () => {
  it('should change the payment method', () => {
    const { dispatch, payment } = openCheckout();
    const selected = (['strip', 'razorpay', 'cod', 'razorpay'] as const).map((method) => {
      dispatch(paymentSelected(method));
      return payment();
    });
    expect(selected).toEqual(['strip', 'razorpay', 'cod', 'razorpay']);
  });

  it.each(['stripe', 'COD', '__proto__', ''])('should ignore the unknown payment method %j', (payload) => {
    const { dispatch, checkout } = openCheckout();
    const before = checkout();
    dispatch({ type: paymentSelected.type, payload });
    expect(checkout()).toBe(before);
  });
});
