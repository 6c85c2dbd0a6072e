import { createContext, use, type ReactNode } from 'react';
import { Outlet, useLocation, type Location } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from './hooks';
import { Footer } from '../layout/components/Footer';
import { LoadingBar } from '../layout/components/LoadingBar';
import { SkipLink } from '../layout/components/SkipLink';
import { UnrestoredForm } from '../ui/UnrestoredForm';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { productIdAt } from '../features/navigation/paths';
import {
  appUpdate,
  updateAccepted,
} from '../features/appUpdate/appUpdateSlice';
import { CartAnnouncer } from '../features/cart/CartAnnouncer';
import { ErrorBoundary } from './routing/ErrorBoundary';
import { SiteHeader } from '../layout/SiteHeader';
import { Toasts } from '../layout/Toasts';
import { useRouteFocus } from './routing/useRouteFocus';

const MAIN = 'main';

interface ShownPage {
  /** The location of the navigation to the page that is shown. */
  readonly location: Location | undefined;
  /** Whether another page is loading. */
  readonly isLoading: boolean;
}

export const ShownPageContext = createContext<ShownPage>({
  location: undefined,
  isLoading: false,
});

const Main = ({ children }: { readonly children: ReactNode }) => {
  const { location, isLoading } = use(ShownPageContext);
  return (
    <main id={MAIN} tabIndex={-1} aria-busy={isLoading || undefined}>
      {isLoading && <LoadingBar />}
      <ErrorBoundary location={location}>{children}</ErrorBoundary>
    </main>
  );
};

/** The header, the page and the footer. */
export const Layout = () => {
  const { pathname } = useLocation();
  const dispatch = useAppDispatch();
  const isUpdateAvailable =
    useAppSelector(appUpdate.selectors.selectMode) === 'available';
  const { title, focusNext } = useRouteFocus(pathname);

  return (
    <>
      <UnrestoredForm />
      <SkipLink href={`#${MAIN}`}>Skip to the content</SkipLink>
      <SiteHeader pathname={pathname} focusNext={focusNext} />
      <Main>
        <Outlet />
      </Main>
      <Footer
        isUpdateAvailable={isUpdateAvailable}
        onReload={() => dispatch(updateAccepted())}
      >
        <Toasts isNeeded={productIdAt(pathname) !== ''} />
        <VisuallyHidden role="status">{title}</VisuallyHidden>
        <CartAnnouncer />
      </Footer>
    </>
  );
};
