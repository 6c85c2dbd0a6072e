import { Search } from 'lucide-react';
import type { RefObject } from 'react';
import styled from 'styled-components';
import { PATHS } from '../../domain/paths';
import { color, HEADER_HEIGHT, ICON_INSET, PAGE_WIDTH, space, up } from '../../styles/theme';
import { IconButton } from '../ui/Button';
import { Link } from '../ui/Link';
import { CartLink } from './CartLink';
import { MainLinks } from './MainLinks';
import { MobileMenu } from './MobileMenu';
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
      <MainLinks />
      <Icons>
        <IconButton
          ref={searchIcon}
          type="button"
          aria-label="Search"
          aria-expanded={searchShown}
          onClick={onSearch}
        >
          <Search />
        </IconButton>
        <ProfileMenu onLogout={onLogout} />
        <CartLink count={cartCount} />
        <MobileMenu />
      </Icons>
    </Row>
  </Bar>
);

const Bar = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: 10;
  min-height: ${HEADER_HEIGHT.narrow};
  background: ${color.ground};
  border-block-end: 1px solid ${color.hairline};

  ${up.tablet} {
    min-height: ${HEADER_HEIGHT.wide};
  }
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: center;
  gap: ${space.s};
  max-width: ${PAGE_WIDTH};
  /* One less than the head: its hairline is a part of it. */
  min-height: calc(${HEADER_HEIGHT.narrow} - 1px);
  margin-inline: auto;
  padding-inline: ${space.gutter};

  ${up.tablet} {
    grid-template-columns: 1fr auto 1fr;
    gap: ${space.m};
    min-height: calc(${HEADER_HEIGHT.wide} - 1px);
  }
`;

const Logo = styled(Link)`
  display: grid;
  place-items: center;
  justify-self: start;
  min-height: 44px;
`;

const Icons = styled.div`
  display: flex;
  justify-self: end;
  /* The last icon's stroke, not its target, stands on the edge of the page. */
  margin-inline-end: calc(-1 * ${ICON_INSET});
`;
