import {
  memo,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
} from 'react';
import { Router } from 'react-router-dom';
import { SiteHeader } from '../layout/SiteHeader';
import { Toasts } from '../layout/Toasts';
import { Footer } from '../layout/components/Footer';
import { LoadingBar } from '../layout/components/LoadingBar';
import { NoScript } from '../layout/components/NoScript';
import { SkipLink } from '../layout/components/SkipLink';
import {
  appUpdate,
  updateAccepted,
} from '../features/appUpdate/appUpdateSlice';
import { CartAnnouncer } from '../features/cart/CartAnnouncer';
import { pageAt, productIdAt } from '../features/navigation/paths';
import { route } from '../features/navigation/routeSlice';
import { Announcer } from '../ui/Announcer';
import { UnrestoredForm } from '../ui/UnrestoredForm';
import { useAppDispatch, useAppSelector } from './hooks';
import { ErrorBoundary } from './routing/ErrorBoundary';
import type { Navigation } from './routing/navigation';
import { loadedPage } from './routing/routes';
import { useRouteFocus } from './routing/useRouteFocus';

const MAIN = 'main';

interface Props {
  readonly navigation: Navigation;
}

interface MainProps extends Props {
  readonly children: ReactNode;
}

const Main = ({ navigation, children }: MainProps) => {
  const { subscribe, isLoading } = navigation;
  const isBusy = useSyncExternalStore(subscribe, isLoading, isLoading);
  return (
    <main id={MAIN} tabIndex={-1} aria-busy={isBusy || undefined}>
      {isBusy && <LoadingBar />}
      <ErrorBoundary navigation={navigation}>{children}</ErrorBoundary>
    </main>
  );
};

interface PageProps {
  readonly of: ComponentType;
}

/** Memoized: the title that is announced renders no page again. */
const Page = memo(function Page({ of: Component }: PageProps) {
  return <Component />;
});

/**
 * The header, the page and the footer. The router gets the pathname of the page
 * that is shown: a filter changes the URL, and renders no link again.
 */
export const Layout = ({ navigation }: Props) => {
  const pathname = useAppSelector(route.selectors.selectPathname);
  const getPage = () => loadedPage(pathname);
  const page = useSyncExternalStore(navigation.subscribe, getPage, getPage);
  const dispatch = useAppDispatch();
  const updateMode = useAppSelector(appUpdate.selectors.selectMode);
  const { title, focusNext } = useRouteFocus(page && pathname);

  return (
    <Router location={pathname} navigator={navigation.navigator}>
      {/* Catches errors of the header and the footer; Main those of the page. */}
      <ErrorBoundary navigation={navigation}>
        <UnrestoredForm />
        <SkipLink href={`#${MAIN}`}>Skip to the content</SkipLink>
        <SiteHeader pathname={pathname} focusNext={focusNext} />
        {/*
          A page of another kind is in another element: Orca is silent about a
          heading in the element that has lost the pressed control.
        */}
        <Main key={pageAt(pathname)} navigation={navigation}>
          <NoScript />
          {page && <Page of={page} />}
        </Main>
        <Footer
          isUpdateAvailable={updateMode === 'available'}
          onReload={() => dispatch(updateAccepted())}
        >
          <Toasts isNeeded={productIdAt(pathname) !== ''} />
          <Announcer>{title}</Announcer>
          <CartAnnouncer />
        </Footer>
      </ErrorBoundary>
    </Router>
  );
};
