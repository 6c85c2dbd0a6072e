import type { ReactNode } from 'react';
import { selectUrl } from '../features/collection/filtersSlice';
import { Router, type Navigator } from 'react-router-dom';
import { SiteHeader } from './SiteHeader';
import { Toasts } from './Toasts';
import { Footer } from './components/Footer';
import { NoScript } from './components/NoScript';
import { SkipLink } from './components/SkipLink';
import { selectIsUpdateAvailable } from '../features/appUpdate/appUpdateSlice';
import { CartAnnouncer } from '../features/cart/CartAnnouncer';
import { ErrorBoundary } from '../routing/ErrorBoundary';
import { PageAnnouncer } from '../routing/PageAnnouncer';
import { pageAt } from '../routing/paths';
import { ROUTES } from './pages';
import { route } from '../routing/routeSlice';
import { useAppSelector } from '../app/hooks';

const MAIN = 'main';

interface Props {
  readonly navigator: Navigator;
}

// Subscribes by itself, so that a filter does not render the whole layout.
const PageBoundary = ({ children }: { readonly children: ReactNode }) => (
  <ErrorBoundary url={useAppSelector(selectUrl)}>{children}</ErrorBoundary>
);

/**
 * The header, the page and the footer. The router gets only the pathname of the
 * shown page, so that a filter, which changes the rest of the URL, does not
 * render the links again.
 */
export const Layout = ({ navigator }: Props) => {
  const pathname = useAppSelector(route.selectors.selectPathname);
  const isUpdateAvailable = useAppSelector(selectIsUpdateAvailable);
  const name = pageAt(pathname);
  const Page = ROUTES[name];

  return (
    <Router location={pathname} navigator={navigator}>
      {/* Catches errors of the header and the footer; the inner one those of the page. */}
      <PageBoundary>
        <SkipLink href={`#${MAIN}`}>Skip to the content</SkipLink>
        <SiteHeader pathname={pathname} />
        {/*
          Each kind of page has its own element. Orca does not read a heading
          that takes the focus in the element that contained the pressed
          control.
        */}
        <main key={name} id={MAIN} tabIndex={-1}>
          <PageBoundary>
            <NoScript />
            <Page />
          </PageBoundary>
        </main>
        <Footer isUpdateAvailable={isUpdateAvailable}>
          <Toasts />
          <PageAnnouncer pathname={pathname} />
          <CartAnnouncer />
        </Footer>
      </PageBoundary>
    </Router>
  );
};
