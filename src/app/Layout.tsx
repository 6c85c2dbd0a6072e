import { memo, Suspense, useEffect } from 'react';
import type { Location } from 'react-router-dom';
import { Footer } from '../components/layout/Footer';
import { LoadingBar } from '../components/layout/LoadingBar';
import { SkipLink } from '../components/layout/SkipLink';
import { UnrestoredForm } from '../components/ui/UnrestoredForm';
import { VisuallyHidden } from '../components/ui/VisuallyHidden';
import { productIdAt } from '../domain/paths';
import { updateAccepted } from '../store/appUpdate';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { CartAnnouncer } from './CartAnnouncer';
import { ErrorBoundary } from './errors/ErrorBoundary';
import { AppRoutes } from './routes';
import { SiteHeader } from './SiteHeader';
import { Toasts } from './Toasts';
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
  const dispatch = useAppDispatch();
  const isUpdateAvailable = useAppSelector((state) => state.appUpdate === 'available');
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
