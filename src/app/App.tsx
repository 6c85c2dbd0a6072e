import { startTransition, StrictMode, useEffect, useLayoutEffect, useState } from 'react';
import { Provider } from 'react-redux';
import { Router as RouterContext } from 'react-router-dom';
import type { Router } from '../effects/router';
import type { Store } from '../store/createStore';
import type { RootState } from '../store/rootReducer';
import { GlobalStyle } from '../styles/GlobalStyle';
import { Layout } from './Layout';
import { ErrorBoundary } from './errors/ErrorBoundary';
import { useScrollRestoration } from './useScrollRestoration';

interface Props {
  readonly store: Store;
  readonly router: Router;
  /** The state that a page was written from at build time, where one was. */
  readonly writtenFrom?: RootState;
  /** Called when the shop answers to whatever a shopper does. */
  readonly onOpen?: () => void;
}

export const App = ({ store, router, writtenFrom, onOpen }: Props) => {
  const [shown, setShown] = useState(router.state);
  // A transition: the page that stands here stays until the next one can be shown whole.
  useLayoutEffect(() => router.subscribe(() => startTransition(() => setShown(router.state))), [router]);
  useScrollRestoration(router, shown);
  useEffect(() => onOpen?.(), [onOpen]);
  const { location, action } = shown;

  return (
    <StrictMode>
      <Provider store={store} {...(writtenFrom && { serverState: writtenFrom })}>
        <GlobalStyle />
        <RouterContext location={location} navigationType={action} navigator={router.navigator}>
          {/* For what the head and the foot throw: a page that throws leaves both standing, see Layout. */}
          <ErrorBoundary pathname={location.pathname}>
            <Layout />
          </ErrorBoundary>
        </RouterContext>
      </Provider>
    </StrictMode>
  );
};
