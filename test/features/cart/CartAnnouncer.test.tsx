import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { setupStore } from '../../../src/app/store';
import { CartAnnouncer } from '../../../src/features/cart/CartAnnouncer';
import { itemAdded } from '../../../src/features/cart/cartSlice';
import { act, render, SHIRT } from '../../support';

afterEach(() => jest.useRealTimers());

it('should announce an addition, and not the stored cart when the page loads', () => {
  jest.useFakeTimers();
  const line = { productId: SHIRT, size: 'M' };
  const store = setupStore({ cart: { items: { [SHIRT]: { M: 1 } } } });
  const app = (
    <Provider store={store} serverState={setupStore().getState()}>
      <CartAnnouncer />
    </Provider>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(app);
  render(app, { container, hydrate: true });
  act(() => jest.advanceTimersByTime(1000));
  expect(container).toHaveTextContent(/^$/);
  act(() => void store.dispatch(itemAdded(line)));
  act(() => jest.advanceTimersByTime(1000));
  expect(container).toHaveTextContent('Items in cart: 2');
});
