import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { PATHS } from '../../domain/paths';
import { hover } from '../../styles/theme';

export const NAVIGATION = [
  { href: PATHS.home, label: 'HOME' },
  { href: PATHS.collections, label: 'COLLECTIONS' },
  { href: PATHS.about, label: 'ABOUT' },
  { href: PATHS.contact, label: 'CONTACT' },
] as const;

const PROFILE = [
  { href: PATHS.login, label: 'My profile' },
  { href: PATHS.orders, label: 'Orders' },
] as const;

interface NavLinkProps extends ComponentProps<'a'> {
  readonly pathname?: string | undefined;
}

/** A link that is marked on its own page. */
export const NavLink = ({ pathname, ...link }: NavLinkProps) => (
  <Anchor {...link} aria-current={pathname === link.href ? 'page' : undefined} />
);

const Anchor = styled.a`
  text-decoration-line: none;
  &[aria-current] { text-decoration-line: underline; }
  ${hover} { &:hover { text-decoration-line: underline; } }
`;

interface ProfileLinksProps {
  /** Without it no link is marked. */
  readonly pathname?: string;
  readonly onFollow: () => void;
  readonly onLogout: () => void;
}

export const ProfileLinks = ({ pathname, onFollow, onLogout }: ProfileLinksProps) => (
  <>
    {PROFILE.map(({ href, label }) => (
      <li key={href}>
        <NavLink href={href} pathname={pathname} onClick={onFollow}>
          {label}
        </NavLink>
      </li>
    ))}
    <li>
      <NavLink
        href={PATHS.login}
        onClick={() => {
          onLogout();
          onFollow();
        }}
      >
        Logout
      </NavLink>
    </li>
  </>
);
