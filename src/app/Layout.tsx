import { Router, type Navigator } from 'react-router-dom';
import { SiteHeader } from '../layout/SiteHeader';
import { Toasts } from '../layout/Toasts';
import { Footer } from '../layout/components/Footer';
import { NoScript } from '../layout/components/NoScript';
import { SkipLink } from '../layout/components/SkipLink';
import {
  appUpdate,
  updateAccepted,
} from '../features/appUpdate/appUpdateSlice';
import { CartAnnouncer } from '../features/cart/CartAnnouncer';
import { ErrorBoundary } from '../features/navigation/ErrorBoundary';
import { PageAnnouncer } from '../features/navigation/PageAnnouncer';
import { pageAt } from '../features/navigation/paths';
import { ROUTES } from '../features/navigation/routes';
import { route } from '../features/navigation/routeSlice';
import { UnrestoredForm } from '../ui/UnrestoredForm';
import { useAppDispatch, useAppSelector } from './hooks';

const MAIN = 'main';

interface Props {
  readonly navigator: Navigator;
}

/**
 * The header, the page and the footer. The router gets only the pathname of the
 * shown page, so that a filter, which changes the rest of the URL, does not
 * render the links again.
 */
export const Layout = ({ navigator }: Props) => {
  const pathname = useAppSelector(route.selectors.selectPathname);
  const dispatch = useAppDispatch();
  const updateMode = useAppSelector(appUpdate.selectors.selectMode);
  const name = pageAt(pathname);
  const Page = ROUTES[name];

  return (
    <Router location={pathname} navigator={navigator}>
      {/* Catches errors of the header and the footer; the inner one those of the page. */}
      <ErrorBoundary>
        <UnrestoredForm />
        <SkipLink href={`#${MAIN}`}>Skip to the content</SkipLink>
        <SiteHeader pathname={pathname} />
        {/*
          Each kind of page has its own element. Orca does not read a heading
          that takes the focus in the element that contained the pressed
          control.
        */}
        <main key={name} id={MAIN} tabIndex={-1}>
          <ErrorBoundary>
            <NoScript />
            <Page />
          </ErrorBoundary>
        </main>
        <Footer
          isUpdateAvailable={updateMode === 'available'}
          onReload={() => dispatch(updateAccepted())}
        >
          <Toasts />
          <PageAnnouncer pathname={pathname} />
          <CartAnnouncer />
        </Footer>
      </ErrorBoundary>
    </Router>
  );
};
