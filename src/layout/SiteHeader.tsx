import { useAppSelector, useAppStore } from '../app/hooks';
import { useRef, type ComponentProps } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { CartLink } from '../features/cart/components/CartLink';
import { Header } from './components/Header';
import { SearchBar } from '../features/collection/components/SearchBar';
import { PATHS } from '../routing/paths';
import { searchUrl } from '../features/collection/url';
import { selectCartCount } from '../features/cart/cartSlice';
import { loggedOut } from '../features/auth/authUiSlice';
import { selectIsSearching } from '../features/collection/collectionSelectors';
import {
  queryChanged,
  searchToggled,
  selectQuery,
} from '../features/collection/filtersSlice';

// Each part subscribes to its own state, so that a typed letter or an added
// product does not render the whole header.
const HeaderCart = () => <CartLink count={useAppSelector(selectCartCount)} />;

const HeaderSearch = (
  props: Omit<ComponentProps<typeof SearchBar>, 'query'>,
) => <SearchBar {...props} query={useAppSelector(selectQuery)} />;

interface Props {
  readonly pathname: string;
}

export const SiteHeader = ({ pathname }: Props) => {
  const store = useAppStore();
  const { dispatch } = store;
  const navigate = useNavigate();
  const isSearching = useAppSelector(selectIsSearching);
  const searchIcon = useRef<HTMLButtonElement>(null);
  const searchField = useRef<HTMLInputElement>(null);

  const toggleSearch = () => {
    // The field or the icon has to be in the document to take the focus.
    flushSync(() => dispatch(searchToggled()));
    (searchField.current ?? searchIcon.current)?.focus();
  };

  const goSearching = () => {
    void navigate(searchUrl(store.getState().filters.query.trim()));
    // The navigation shows the page in the next task.
    setTimeout(() => searchField.current?.focus());
  };

  return (
    <>
      <Header
        pathname={pathname}
        cart={<HeaderCart />}
        isSearching={isSearching}
        searchIcon={searchIcon}
        onSearch={() =>
          store.getState().route.pathname === PATHS.collections
            ? toggleSearch()
            : goSearching()
        }
        onLogout={() => dispatch(loggedOut())}
      />
      {isSearching && (
        <HeaderSearch
          field={searchField}
          onType={(text) => dispatch(queryChanged(text))}
          onClose={toggleSearch}
        />
      )}
    </>
  );
};
