import { memo, Suspense, useEffect } from 'react';
import type { Location } from 'react-router-dom';
import { useDispatch, useSelector } from 'react-redux';
import { Footer } from '../layout/components/Footer';
import { LoadingBar } from '../layout/components/LoadingBar';
import { SkipLink } from '../layout/components/SkipLink';
import { UnrestoredForm } from '../ui/UnrestoredForm';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { productIdAt } from '../features/navigation/paths';
import { appUpdate, updateAccepted } from '../features/appUpdate/appUpdateSlice';
import { CartAnnouncer } from '../features/cart/CartAnnouncer';
import { ErrorBoundary } from './errors/ErrorBoundary';
import { AppRoutes } from './routes';
import { SiteHeader } from '../layout/SiteHeader';
import { Toasts } from '../layout/Toasts';
import { useRouteFocus } from './useRouteFocus';

const MAIN = 'main';

interface Props {
  /** The location of the page that is shown, which may still be the previous one. */
  readonly location: Location;
  readonly isLoading: boolean;
  readonly onMounted: () => void;
}

/** Reports that its siblings inside a Suspense boundary are mounted or hydrated. */
const Mounted = ({ onMounted }: Pick<Props, 'onMounted'>) => {
  useEffect(onMounted, [onMounted]);
  return null;
};

/** The header, the page and the footer. The header follows the state, the page follows the router. */
export const Layout = memo(function Layout({ location, isLoading, onMounted }: Props) {
  const { pathname } = location;
  const dispatch = useDispatch();
  const isUpdateAvailable = useSelector(appUpdate.selectors.selectMode) === 'available';
  const { title, focusNext } = useRouteFocus(pathname);

  return (
    <>
      {isLoading && <LoadingBar />}
      <UnrestoredForm />
      <SkipLink href={`#${MAIN}`}>Skip to the content</SkipLink>
      <SiteHeader pathname={pathname} focusNext={focusNext} />
      <main id={MAIN} tabIndex={-1} aria-busy={isLoading || undefined}>
        <Suspense>
          <ErrorBoundary location={location}>
            <AppRoutes location={location} />
          </ErrorBoundary>
          <Mounted onMounted={onMounted} />
        </Suspense>
      </main>
      <Footer isUpdateAvailable={isUpdateAvailable} onReload={() => dispatch(updateAccepted())}>
        <Toasts isNeeded={productIdAt(pathname) !== ''} />
        <VisuallyHidden role="status">{title}</VisuallyHidden>
        <CartAnnouncer />
      </Footer>
    </>
  );
});
