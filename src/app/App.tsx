import { StrictMode, useDeferredValue, useLayoutEffect, useRef } from 'react';
import { Provider } from 'react-redux';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { LoadingContext } from '../ui/Link';
import { useUrlSync } from './urlSync';
import type { Store } from './store';
import type { RootState } from './rootReducer';
import { GlobalStyle } from '../styles/GlobalStyle';
import { ErrorBoundary } from './errors/ErrorBoundary';
import { Layout } from './Layout';
import { loadPage } from './routes';
import { useScrollRestoration } from './useScrollRestoration';

interface Props {
  readonly store: Store;
  readonly serverState?: RootState;
  readonly onMounted: () => void;
}

export const App = ({ store, serverState, onMounted }: Props) => {
  const location = useLocation();
  const action = useNavigationType();
  // The current page stays until the chunk of the next one is loaded.
  const shown = useDeferredValue(location);
  const isLoading = shown.pathname !== location.pathname;
  const isReplaceable = useRef(false);
  useLayoutEffect(() => {
    isReplaceable.current = isLoading && action !== NavigationType.Pop;
  }, [isLoading, action]);
  useUrlSync(store, loadPage);
  useScrollRestoration(location, shown);

  return (
    <StrictMode>
      <Provider store={store} {...(serverState && { serverState })}>
        <GlobalStyle />
        <LoadingContext value={isReplaceable}>
          {/* Catches errors of the header and the footer. Layout catches those of the page. */}
          <ErrorBoundary location={shown}>
            <Layout location={shown} isLoading={isLoading} onMounted={onMounted} />
          </ErrorBoundary>
        </LoadingContext>
      </Provider>
    </StrictMode>
  );
};
