import { StrictMode, useEffect, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Provider } from 'react-redux';
import { Router, type Navigator } from 'react-router-dom';
import styled from 'styled-components';
import { useAppSelector } from '../app/hooks';
import { initialStateFor } from '../app/rootReducer';
import type { AppStore } from '../app/store';
import { selectUrl } from '../app/url';
import { t } from '../texts/t';
import { CartAnnouncer } from '../features/cart/CartAnnouncer';
import { settings } from '../data/settings';
import { HTML_ATTRIBUTES } from '../lib/htmlAttributes';
import { setStartPhase } from '../lib/startPhase';
import { FailedPage } from '../routing/ErrorPage';
import { PageAnnouncer } from '../routing/PageAnnouncer';
import { parsePathname } from '../routing/paths';
import {
  focusHashTarget,
  readPosition,
  restorePosition,
} from '../routing/position';
import { selectPathname } from '../routing/routeSlice';
import { GlobalStyle } from '../styles/GlobalStyle';
import { Footer } from './components/Footer';
import { PAGE_COMPONENTS } from './pages';
import { SiteHeader } from './SiteHeader';
import { Toasts } from './Toasts';

interface BoundaryProps {
  fallback?: ReactNode;
  children: ReactNode;
}

// An error in one part of the layout does not remove the other parts. The next
// URL renders the failed part again. The boundary selects the URL itself, so
// that a filter does not render the whole layout.
const UrlErrorBoundary = ({ fallback = null, children }: BoundaryProps) => (
  <ErrorBoundary
    resetKeys={[useAppSelector(selectUrl)]}
    fallback={fallback}
    onError={(error) => settings.onError?.(error)}
  >
    {children}
  </ErrorBoundary>
);

interface LayoutProps {
  linkNavigator: Navigator;
}

/**
 * The header, the page, the footer and the live regions. The router gets only
 * the pathname of the shown page. So a filter, which changes only the search,
 * does not render the links again.
 */
const Layout = ({ linkNavigator }: LayoutProps) => {
  const pathname = useAppSelector(selectPathname);
  const { page } = parsePathname(pathname);
  const PageComponent = PAGE_COMPONENTS[page];

  return (
    <Router location={pathname} navigator={linkNavigator}>
      <SkipLink href="#main">{t('Skip to the content')}</SkipLink>
      <UrlErrorBoundary>
        <SiteHeader pathname={pathname} />
      </UrlErrorBoundary>
      {/*
        Each kind of page has a new element, so that Orca reads its heading.
      */}
      <main key={page} id="main" tabIndex={-1}>
        <UrlErrorBoundary fallback={<FailedPage />}>
          {/*
            Only a prerendered page contains this text: in a browser React does
            not render the children of `noscript`.
          */}
          <noscript>
            <p>
              {t(
                'The controls and the forms of this shop need JavaScript, which is off in this browser.',
              )}
            </p>
          </noscript>
          <PageComponent />
        </UrlErrorBoundary>
      </main>
      <UrlErrorBoundary>
        <Footer />
      </UrlErrorBoundary>
      <UrlErrorBoundary>
        <Toasts />
        <PageAnnouncer pathname={pathname} />
        <CartAnnouncer />
      </UrlErrorBoundary>
    </Router>
  );
};

/** Ends the start. */
const onMounted = () => {
  const html = document.documentElement;
  // In this microtask, React has already rendered the stored state.
  queueMicrotask(() => {
    const wasStale = html.hasAttribute(HTML_ATTRIBUTES.stale);
    html.removeAttribute(HTML_ATTRIBUTES.stale);
    // Without a saved position, the browser has already scrolled to the hash or
    // to a text fragment, unless the content was hidden.
    if (wasStale || readPosition().scroll !== undefined) restorePosition();
    if (document.activeElement === document.body) focusHashTarget();
    setStartPhase('done');
  });
};

interface Props extends LayoutProps {
  store: AppStore;
}

export const App = ({ store, linkNavigator }: Props) => {
  useEffect(onMounted, []);
  // The hydration needs the state that the build has rendered.
  const serverState = initialStateFor(selectPathname(store.getState()));
  return (
    <StrictMode>
      <Provider store={store} serverState={serverState}>
        <GlobalStyle />
        <Layout linkNavigator={linkNavigator} />
      </Provider>
    </StrictMode>
  );
};

const SkipLink = styled.a`
  position: fixed;
  inset: 6px auto auto var(--space-s);
  z-index: 30;
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  padding-inline: var(--space-l);
  border: 1px solid var(--ink);
  border-radius: var(--radius);
  background: var(--ink);
  color: var(--ground);
  text-decoration: none;
  &:not(:focus) { clip-path: inset(50%); }
`;
