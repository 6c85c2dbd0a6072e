import { Suspense, useMemo, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { Location } from 'react-router-dom';
import { Footer } from '../components/layout/Footer';
import { Header } from '../components/layout/Header';
import { LiveRegion } from '../components/layout/LiveRegion';
import { LoadingBar } from '../components/layout/LoadingBar';
import { SearchBar } from '../components/layout/SearchBar';
import { SkipLink } from '../components/layout/SkipLink';
import { UnrestoredForm } from '../components/ui/UnrestoredForm';
import { selectCartCount } from '../selectors/cart';
import { selectCanSearchHere, selectFilters, selectSearchBarShown } from '../selectors/filters';
import { selectSearchUrl } from '../selectors/url';
import { selectIsUpdateAvailable } from '../selectors/appUpdate';
import { loggedOut } from '../store/authUi';
import { updateAccepted } from '../store/appUpdate';
import { queryChanged, searchToggled } from '../store/filters';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { navigated } from '../store/route';
import { CartAnnouncer } from './CartAnnouncer';
import { ErrorBoundary } from './errors/ErrorBoundary';
import { Mounted } from './Mounted';
import { nameAt, pages } from './routes';
import { Toasts } from './Toasts';
import { useLinkNavigation } from './useLinkNavigation';
import { useRouteFocus } from './useRouteFocus';

const MAIN = 'main';

interface Props {
  /** The location of the page that is shown, which may still be the previous one. */
  readonly location: Location;
  /** Whether the next page is loading. */
  readonly isLoading: boolean;
  readonly onMounted?: () => void;
}

/** The header, the page and the footer. The header follows the state, the page follows the router. */
export const Layout = ({ location, isLoading, onMounted }: Props) => {
  const dispatch = useAppDispatch();
  useLinkNavigation();
  const cartCount = useAppSelector(selectCartCount);
  const { query } = useAppSelector(selectFilters);
  const searchShown = useAppSelector(selectSearchBarShown);
  const canSearchHere = useAppSelector(selectCanSearchHere);
  const searchUrl = useAppSelector(selectSearchUrl);
  const isUpdateAvailable = useAppSelector(selectIsUpdateAvailable);
  const searchIcon = useRef<HTMLButtonElement>(null);
  const searchField = useRef<HTMLInputElement>(null);
  const { title, focusNext } = useRouteFocus(location.pathname);
  const name = nameAt(location.pathname);
  const Page = pages[name].Component;
  // The header renders more often than the page.
  const page = useMemo(() => <Page location={location} />, [Page, location]);

  const toggleSearch = () => {
    // The field or the icon has to be in the document to take the focus.
    flushSync(() => dispatch(searchToggled()));
    (searchField.current ?? searchIcon.current)?.focus();
  };

  const goSearching = () => {
    focusNext(() => searchField.current);
    // The state first: the search field is in the document when the page arrives.
    dispatch(navigated(searchUrl));
  };

  return (
    <>
      {isLoading && <LoadingBar />}
      <UnrestoredForm />
      <SkipLink href={`#${MAIN}`}>Skip to the content</SkipLink>
      <Header
        pathname={location.pathname}
        cartCount={cartCount}
        searchShown={searchShown}
        searchIcon={searchIcon}
        onSearch={canSearchHere ? toggleSearch : goSearching}
        onLogout={() => dispatch(loggedOut())}
      />
      {searchShown && (
        <SearchBar
          query={query}
          field={searchField}
          onType={(text) => dispatch(queryChanged(text))}
          onClose={toggleSearch}
        />
      )}
      <main id={MAIN} tabIndex={-1} aria-busy={isLoading || undefined}>
        <Suspense>
          <ErrorBoundary pathname={location.pathname}>{page}</ErrorBoundary>
          {onMounted && <Mounted onMounted={onMounted} />}
        </Suspense>
      </main>
      <Footer isUpdateAvailable={isUpdateAvailable} onReload={() => dispatch(updateAccepted())}>
        <Toasts isNeeded={name === 'product'} />
        <LiveRegion>{title}</LiveRegion>
        <CartAnnouncer />
      </Footer>
    </>
  );
};
