import { useMemo, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigate } from 'react-router-dom';
import { LiveRegion } from '../components/layout/LiveRegion';
import { Footer } from '../components/layout/Footer';
import { Header } from '../components/layout/Header';
import { SearchBar } from '../components/layout/SearchBar';
import { SkipLink } from '../components/layout/SkipLink';
import { selectCartCount } from '../selectors/cart';
import { selectCanSearchHere, selectFilters, selectSearchBarShown } from '../selectors/filters';
import { selectSearchUrl } from '../selectors/url';
import { selectIsUpdateAvailable } from '../selectors/appUpdate';
import { loggedOut } from '../store/authUi';
import { updateAccepted } from '../store/appUpdate';
import { queryChanged, searchToggled } from '../store/filters';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { CartAnnouncer } from './CartAnnouncer';
import { ErrorBoundary } from './errors/ErrorBoundary';
import { nameAt, pages } from './routes';
import { Toasts } from './toasts';
import { useLinkNavigation } from './useLinkNavigation';
import { useRouteFocus } from './useRouteFocus';

const MAIN = 'main';

/** What stands around every page. */
export const Layout = () => {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  useLinkNavigation();
  const cartCount = useAppSelector(selectCartCount);
  const { query } = useAppSelector(selectFilters);
  const searchShown = useAppSelector(selectSearchBarShown);
  const canSearchHere = useAppSelector(selectCanSearchHere);
  const searchUrl = useAppSelector(selectSearchUrl);
  const isUpdateAvailable = useAppSelector(selectIsUpdateAvailable);
  const searchIcon = useRef<HTMLButtonElement>(null);
  const searchField = useRef<HTMLInputElement>(null);
  // The page follows the router, in a transition: the one that stands here stays until the next can be shown whole.
  // The head follows the state, at once: it knows already where the shopper is going.
  const { pathname } = useLocation();
  const { title, focusNext } = useRouteFocus(pathname);
  const name = nameAt(pathname);
  const Page = pages[name].Component;
  // What the head shows changes more often than the page under it.
  const content = useMemo(() => <Page />, [Page]);

  const toggleSearch = () => {
    // At once, so that the field is there to take the focus, or the icon to take it back.
    flushSync(() => dispatch(searchToggled()));
    (searchField.current ?? searchIcon.current)?.focus();
  };

  const goSearching = () => {
    focusNext(() => searchField.current);
    void navigate(searchUrl);
  };

  return (
    <>
      <SkipLink href={`#${MAIN}`}>Skip to the content</SkipLink>
      <Header
        pathname={pathname}
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
      <main id={MAIN} tabIndex={-1}>
        <ErrorBoundary pathname={pathname}>{content}</ErrorBoundary>
      </main>
      <Footer isUpdateAvailable={isUpdateAvailable} onReload={() => dispatch(updateAccepted())} />
      <Toasts mayHaveToasts={name === 'product'} />
      <LiveRegion>{title}</LiveRegion>
      <CartAnnouncer />
    </>
  );
};
