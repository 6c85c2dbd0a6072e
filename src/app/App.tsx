import { StrictMode } from 'react';
import { Provider } from 'react-redux';
import type { createBrowserRouter } from 'react-router-dom';
import { RouterProvider } from 'react-router/dom';
import type { Store } from '../store/makeStore';
import { GlobalStyle } from '../styles/GlobalStyle';

interface Props {
  readonly store: Store;
  readonly router: ReturnType<typeof createBrowserRouter>;
}

export const App = ({ store, router }: Props) => (
  <StrictMode>
    <Provider store={store}>
      <GlobalStyle />
      <RouterProvider router={router} />
    </Provider>
  </StrictMode>
);
