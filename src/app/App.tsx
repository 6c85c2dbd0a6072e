import { StrictMode, useEffect, useMemo, useRef, useState } from 'react';
import { Provider } from 'react-redux';
import { Router } from 'react-router-dom';
import { PressedLinkContext } from '../ui/Link';
import { KEEP_SCROLL } from './routing/nextNavigation';
import { useUrlSync, type History } from './routing/urlSync';
import type { AppStore } from './store';
import type { RootState } from './rootReducer';
import { GlobalStyle } from '../styles/GlobalStyle';
import { ErrorBoundary } from './routing/ErrorBoundary';
import { ShownPageContext } from './Layout';
import { AppRoutes, loadPage } from './routing/routes';
import { useScrollRestoration } from './routing/useScrollRestoration';

interface Props {
  readonly store: AppStore;
  readonly history: History;
  readonly serverState?: RootState;
  readonly onMounted: () => void;
}

export const App = ({ store, history, serverState, onMounted }: Props) => {
  const pressed = useRef<HTMLAnchorElement>(null);
  const { action, location, shown } = useUrlSync(
    store,
    history,
    loadPage,
    pressed,
  );
  useScrollRestoration(action, location, shown);
  useEffect(onMounted, [onMounted]);

  // A filter keeps the page, and so the value of the context: React would visit
  // every component below a changed one.
  const [page, setPage] = useState(shown);
  if (
    page !== shown &&
    (page.pathname !== shown.pathname || shown.state !== KEEP_SCROLL)
  )
    setPage(shown);
  const isLoading = shown.pathname !== location.pathname;
  const shownPage = useMemo(
    () => ({ location: page, isLoading }),
    [page, isLoading],
  );

  return (
    <StrictMode>
      <Provider store={store} {...(serverState && { serverState })}>
        <GlobalStyle />
        <PressedLinkContext value={pressed}>
          <ShownPageContext value={shownPage}>
            {/* Catches errors of the header and the footer. Layout catches those of the page. */}
            <ErrorBoundary location={page}>
              {/*
               * BrowserRouter would render all links of the page at each change of the URL. A press or a filter
               * changes nothing here: the router gets the pathname of the page that is shown.
               */}
              <Router location={shown.pathname} navigator={history}>
                <AppRoutes />
              </Router>
            </ErrorBoundary>
          </ShownPageContext>
        </PressedLinkContext>
      </Provider>
    </StrictMode>
  );
};
