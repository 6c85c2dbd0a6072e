import reducers from '../../reducers';

test('reducers', () => {
  let state;
  state = reducers(
    {
      cart: { items: { 'melton-overcoat-charcoal': { M: 1 } } },
      filters: {
        categories: ['Men'],
        types: ['Winterwear'],
        sort: 'high-to-low',
        query: 'coat',
        searchShown: true,
      },
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
      persistence: {},
      appUpdate: 'none',
      authUi: { mode: 'login' },
      productPage: { size: 'M', imageIndex: 0, tab: 'description' },
      route: { pathname: '/product/melton-overcoat-charcoal' },
    },
    {
      type: 'cart/itemAdded',
      payload: { productId: 'melton-overcoat-charcoal', size: 'M' },
    },
  );
  expect(state).toEqual({
    cart: { items: { 'melton-overcoat-charcoal': { M: 2 } } },
    filters: {
      categories: ['Men'],
      types: ['Winterwear'],
      sort: 'high-to-low',
      query: 'coat',
      searchShown: true,
    },
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
    persistence: {},
    appUpdate: 'none',
    authUi: { mode: 'login' },
    productPage: { size: 'M', imageIndex: 0, tab: 'description' },
    route: { pathname: '/product/melton-overcoat-charcoal' },
  });
});
