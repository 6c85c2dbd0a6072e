import reducers from '../../reducers';

test('reducers', () => {
  let state;
  state = reducers(undefined, {});
  expect(state).toEqual({
    cart: { items: {}, order: [], removed: [] },
    filters: { categories: [], types: [], sort: 'relevant', query: '', searchShown: false },
    checkout: {
      delivery: {
        firstName: '',
        lastName: '',
        email: '',
        street: '',
        city: '',
        state: '',
        zipcode: '',
        country: '',
        phone: '',
      },
      payment: 'cod',
    },
    persistence: { cart: 'persisted', checkout: 'persisted' },
    appUpdate: 'none',
    authUi: { mode: 'login' },
    productPage: { size: null, imageIndex: 0, tab: 'description' },
    route: { pathname: '/' },
  });
});
