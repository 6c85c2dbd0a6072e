import { Search } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import styled from 'styled-components';
import {
  color,
  frame,
  HEADER_HEIGHT,
  HEADER_OFFSET,
  ICON_INSET,
  letterSpacing,
  space,
  text,
  up,
} from '../../styles/theme';
import { IconButton } from '../../ui/Button';
import { HomeLink } from './HomeLink';
import { MobileMenu } from './MobileMenu';
import { HEADER_LINKS, PageLink } from './headerLinks';
import { ProfileMenu } from './ProfileMenu';

interface Props {
  readonly pathname: string;
  readonly cart: ReactNode;
  readonly isSearching: boolean;
  readonly searchIcon: RefObject<HTMLButtonElement | null>;
  readonly onSearch: () => void;
  readonly onLogout: () => void;
}

export const Header = ({
  pathname,
  cart,
  isSearching,
  searchIcon,
  onSearch,
  onLogout,
}: Props) => (
  <Bar>
    <Row>
      <HomeLink />
      <Links aria-label="Main">
        {HEADER_LINKS.map(({ href, label }) => (
          <HeaderLink key={href} to={href}>
            {label}
          </HeaderLink>
        ))}
      </Links>
      <Icons>
        <IconButton
          ref={searchIcon}
          type="button"
          aria-label="Search"
          // Not aria-expanded: with Firefox its change is read after the field
          // that takes the focus.
          aria-pressed={isSearching}
          onClick={onSearch}
        >
          <Search />
        </IconButton>
        <ProfileMenu onLogout={onLogout} />
        {cart}
        <MobileMenu pathname={pathname} onLogout={onLogout} />
      </Icons>
    </Row>
  </Bar>
);

const Bar = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: 10;
  min-height: ${HEADER_HEIGHT};
  background: ${color.ground};
  border-block-end: 1px solid ${color.hairline};
  /*
   * The header is sticky, so its controls are always in view. Without this, a
   * focused one would scroll the page by its scroll padding.
   */
  :is(a, button):not(dialog *) { scroll-margin-block-start: calc(-1 * ${HEADER_OFFSET}); }
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: center;
  gap: ${space.s};
  ${frame}
  /* The border of the header takes one pixel. */
  min-height: calc(${HEADER_HEIGHT} - 1px);
  ${up.tablet} {
    grid-template-columns: 1fr auto 1fr;
    gap: ${space.m};
  }
`;

const Links = styled.nav`
  display: none;
  ${up.tablet} { display: flex; gap: clamp(${space.l}, 3vw, ${space.xl}); }
`;

const HeaderLink = styled(PageLink)`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  font-size: ${text.small};
  letter-spacing: ${letterSpacing};
  text-underline-offset: 0.5em;
`;

const Icons = styled.div`
  display: flex;
  justify-self: end;
  /* The stroke of the last icon, not its box, is at the edge of the page. */
  margin-inline-end: calc(-1 * ${ICON_INSET});
`;
