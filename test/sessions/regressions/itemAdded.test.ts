import reducers from '../../reducers';

test('reducers', () => {
  let state;
  state = reducers(
    { cart: { items: { 'melton-overcoat-charcoal': { M: 1 } } } },
    {
      type: 'cart/itemAdded',
      payload: { productId: 'melton-overcoat-charcoal', size: 'M' },
    },
  );
  expect(state).toEqual({
    cart: { items: { 'melton-overcoat-charcoal': { M: 2 } } },
  });
});
