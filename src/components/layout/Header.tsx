import { Search, ShoppingBag } from 'lucide-react';
import type { RefObject } from 'react';
import { Link, NavLink } from 'react-router-dom';
import styled from 'styled-components';
import { PATHS } from '../../domain/address';
import { color, PAGE_WIDTH, space, text, wider } from '../../styles/theme';
import { iconButton, IconButton } from '../ui/Button';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { CartBadge } from './CartBadge';
import { MobileMenu } from './MobileMenu';
import { NAVIGATION } from './navigation';
import { ProfileMenu } from './ProfileMenu';
import { Wordmark } from './Wordmark';

interface Props {
  readonly cartCount: number;
  readonly searchShown: boolean;
  readonly searchIcon: RefObject<HTMLButtonElement | null>;
  readonly onSearch: () => void;
  readonly onLogout: () => void;
}

/** The head of every page. */
export const Header = ({ cartCount, searchShown, searchIcon, onSearch, onLogout }: Props) => (
  <Bar>
    <Row>
      <Logo to={PATHS.home}>
        <Wordmark />
      </Logo>
      <Links aria-label="Main">
        {NAVIGATION.map(({ to, label }) => (
          <NavLink key={to} to={to}>
            {label}
          </NavLink>
        ))}
      </Links>
      <Icons>
        <IconButton
          ref={searchIcon}
          type="button"
          aria-label="Search"
          aria-expanded={searchShown}
          onClick={onSearch}
        >
          <Search strokeWidth={1.5} aria-hidden />
        </IconButton>
        <ProfileMenu onLogout={onLogout} />
        <CartLink to={PATHS.cart}>
          <ShoppingBag strokeWidth={1.5} aria-hidden />
          <VisuallyHidden>Cart</VisuallyHidden>
          <CartBadge count={cartCount} />
        </CartLink>
        <MobileMenu />
      </Icons>
    </Row>
  </Bar>
);

const Bar = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: 10;
  background: ${color.ground};
  border-block-end: 1px solid ${color.hairline};
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: center;
  gap: ${space.m};
  max-width: ${PAGE_WIDTH};
  min-height: 72px;
  margin-inline: auto;
  padding-inline: ${space.gutter};

  ${wider.tablet} {
    grid-template-columns: 1fr auto 1fr;
  }
`;

const Logo = styled(Link)`
  justify-self: start;
  padding-block: ${space.s};
`;

const Links = styled.nav`
  display: none;

  ${wider.tablet} {
    display: flex;
    gap: ${space.xl};
  }

  a {
    padding-block: ${space.s};
    font-size: ${text.small};
    letter-spacing: 0.08em;
    text-decoration: none;
    border-block: 1px solid transparent;
  }
  a:hover,
  a.active {
    border-block-end-color: currentcolor;
  }
`;

const Icons = styled.div`
  display: flex;
  justify-self: end;
  margin-inline-end: -10px;
`;

const CartLink = styled(Link)`
  ${iconButton}
`;
