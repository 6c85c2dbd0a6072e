import { NavLink } from 'react-router-dom';
import styled from 'styled-components';
import { PATHS } from '../../routing/paths';

export const HEADER_LINKS = [
  { href: PATHS.home, label: 'HOME' },
  { href: PATHS.collections, label: 'COLLECTIONS' },
  { href: PATHS.about, label: 'ABOUT' },
  { href: PATHS.contact, label: 'CONTACT' },
] as const;

const PROFILE = [
  { href: PATHS.login, label: 'My profile' },
  { href: PATHS.orders, label: 'Orders' },
] as const;

/** A link that is underlined on its own page. */
export const PageLink = styled(NavLink).attrs({ end: true })`
  display: flex;
  align-items: center;
  min-height: 44px;
  text-decoration-line: none;
  &[aria-current='page'] { text-decoration-line: underline; }
  @media (hover: hover) { &:hover { text-decoration-line: underline; } }
`;

interface ProfileLinksProps {
  readonly onFollow: () => void;
}

export const ProfileLinks = ({ onFollow }: ProfileLinksProps) => (
  <>
    {PROFILE.map(({ href, label }) => (
      <li key={href}>
        <PageLink to={href} onClick={onFollow}>
          {label}
        </PageLink>
      </li>
    ))}
    <li>
      {/* Only My profile is marked as the current link of the login page. */}
      <PageLink to={PATHS.login} aria-current={false} onClick={onFollow}>
        Logout
      </PageLink>
    </li>
  </>
);
