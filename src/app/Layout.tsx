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

/**
 * Memoized, so that a change of the announced title does not render the page.
 */
const Page = memo(function Page({ of: Component }: PageProps) {
  return <Component />;
});

/**
 * The header, the page and the footer. The router gets only the pathname of the
 * shown page, so that a filter, which changes the rest of the URL, does not
 * render the links again.
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
          Each kind of page has its own element. Orca does not read a heading
          that takes the focus in the element that contained the pressed
          control.
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
