import { Search, UserRound } from 'lucide-react';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { Link, useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { useAppDispatch, useAppSelector } from '../app/hooks';
import { settings } from '../data/settings';
import { t } from '../texts/t';
import { selectCartCount } from '../features/cart/cartSlice';
import { CartLink } from '../features/cart/components/CartLink';
import { SearchBar } from '../features/collections/components/SearchBar';
import {
  queryChanged,
  searchToggled,
  selectIsSearchBarShown,
  selectQuery,
} from '../features/collections/listSlice';
import { searchUrl } from '../features/collections/listUrl';
import { PATHS } from '../routing/paths';
import { pageColumn, widerThan } from '../styles/mixins';
import { IconButton } from '../ui/Button';
import { HoverMenu } from './components/HoverMenu';
import { HEADER_LINKS, ListLinks, PageLink } from './components/links';
import { MobileMenu } from './components/MobileMenu';
import { ProfileMenu } from './components/ProfileMenu';
import { HomeLink } from './components/Logo';

interface Props {
  pathname: string;
}

export const SiteHeader = ({ pathname }: Props) => {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const query = useAppSelector(selectQuery);
  const count = useAppSelector(selectCartCount);
  const isSearchBarShown = useAppSelector(selectIsSearchBarShown);
  const searchIcon = useRef<HTMLButtonElement>(null);
  const searchField = useRef<HTMLInputElement>(null);

  // A phone opens its keyboard only if the field takes the focus within the
  // press. So `flushSync` renders the field or the icon at once.
  const focusSearch = () => {
    (searchField.current ?? searchIcon.current)?.focus();
    // A new query replaces the last one.
    searchField.current?.select();
  };
  const toggleSearch = () => {
    flushSync(() => dispatch(searchToggled()));
    focusSearch();
  };
  const openSearchPage = () => {
    void navigate(searchUrl(query.trim()), { flushSync: true });
    focusSearch();
  };
  const onSearch = () => {
    const field = searchField.current;
    const header = searchIcon.current?.getBoundingClientRect().bottom ?? 0;
    // If the header covers the field, the page scrolls to it.
    if (field && field.getBoundingClientRect().top < header) focusSearch();
    else if (pathname === PATHS.collections) toggleSearch();
    else openSearchPage();
  };

  return (
    <>
      <HeaderBar>
        <HeaderColumns>
          <HomeLink />
          <HeaderNav aria-label={t('Main')}>
            {HEADER_LINKS.map(({ href, label }) =>
              href === PATHS.collections ? (
                <CollectionsMenu
                  key={href}
                  // A tap opens the list, where the categories are filters.
                  opener={<HeaderLink to={href}>{label}</HeaderLink>}
                >
                  <ListLinks />
                </CollectionsMenu>
              ) : (
                <HeaderLink key={href} to={href}>
                  {label}
                </HeaderLink>
              ),
            )}
          </HeaderNav>
          <Icons>
            <IconButton
              ref={searchIcon}
              type="button"
              aria-label={t('Search')}
              // `aria-expanded` does not fit: Firefox announces its change
              // after the focused field (November 2026).
              aria-pressed={isSearchBarShown}
              onClick={onSearch}
            >
              <Search />
            </IconButton>
            {settings.hasLogin ? (
              <ProfileMenu />
            ) : (
              <IconButton as={Link} to={PATHS.orders} aria-label={t('Orders')}>
                <UserRound />
              </IconButton>
            )}
            <CartLink count={count} />
            <MobileMenu />
          </Icons>
        </HeaderColumns>
      </HeaderBar>
      {isSearchBarShown && (
        <SearchBar
          query={query}
          field={searchField}
          onType={(typed) => dispatch(queryChanged(typed))}
          onClose={toggleSearch}
        />
      )}
    </>
  );
};

const HeaderBar = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: 10;
  min-height: var(--header-height);
  background: var(--ground);
  border-block-end: 1px solid var(--hairline);
  /*
   * The controls of the sticky header are always in view. Without this margin,
   * the browser would scroll the page when one of them takes the focus.
   */
  :is(a, button):not(dialog *) { scroll-margin-block-start: calc(-1 * var(--header-offset)); }
`;

const HeaderColumns = styled.div`
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: center;
  gap: var(--space-s);
  ${pageColumn}
  /* The border of the header takes one pixel. */
  min-height: calc(var(--header-height) - 1px);
  @media ${widerThan.tablet} {
    grid-template-columns: 1fr auto 1fr;
    gap: var(--space-m);
  }
`;

const HeaderNav = styled.nav`
  display: none;
  @media ${widerThan.tablet} { display: flex; align-self: stretch; align-items: center; gap: clamp(var(--space-l), 3vw, var(--space-xl)); }
`;

const CollectionsMenu = styled(HoverMenu)`
  ul { inset-inline-start: -21px; }
`;

const HeaderLink = styled(PageLink)`
  min-width: 44px;
  justify-content: center;
  font-size: var(--size-small);
  letter-spacing: var(--letter-spacing);
  text-underline-offset: 0.5em;
`;

// The icons are as tall as the header, so that the profile menu opens below it.
const Icons = styled.div`
  display: flex;
  align-self: stretch;
  align-items: center;
  justify-self: end;
  /* Icons grow with the text, and are further apart in a wide window. */
  gap: clamp(0px, (100vw - 320px) / 6, 1rem - 16px);
  /* The stroke of the last icon, not its box, is at the edge of the page. */
  margin-inline-end: calc(-1 * var(--icon-inset));
`;
