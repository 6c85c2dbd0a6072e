import styled from 'styled-components';
import { apart, space, text, up } from '../../styles/theme';
import { NavLink } from '../ui/Link';
import { NAVIGATION } from './navigation';

/** The main links, side by side where there is room for them. */
export const MainLinks = () => (
  <Links aria-label="Main">
    {NAVIGATION.map(({ to, label }) => (
      <NavLink key={to} to={to}>
        {label}
      </NavLink>
    ))}
  </Links>
);

const Links = styled.nav`
  display: none;

  ${up.tablet} {
    display: flex;
    gap: clamp(${space.l}, 3vw, ${space.xl});
  }

  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    font-size: ${text.small};
    letter-spacing: ${apart};
    text-decoration: none;
    text-underline-offset: 0.5em;
  }
  a:hover,
  a[aria-current] {
    text-decoration: underline;
    text-decoration-thickness: 1px;
  }
`;
