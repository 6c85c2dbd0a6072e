import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { settings } from '../../data/shop';
import { PATHS } from '../../features/navigation/paths';
import {
  color,
  font,
  frame,
  hover,
  letterSpacing,
  quiet,
  space,
  text,
  up,
} from '../../styles/theme';
import { TextButton } from '../../ui/Button';
import { Link } from 'react-router-dom';
import { Wordmark } from './Wordmark';

const COMPANY = [
  { href: PATHS.home, label: 'Home' },
  { href: PATHS.about, label: 'About us' },
  { href: `${PATHS.about}#delivery`, label: 'Delivery' },
  { href: `${PATHS.about}#privacy`, label: 'Privacy policy' },
  { href: PATHS.contact, label: 'Contact' },
] as const;

/** The year of the build. */
const YEAR = process.env['WEFT_YEAR'] ?? '';

interface Props {
  readonly isUpdateAvailable: boolean;
  readonly onReload: () => void;
  /**
   * Live regions and toasts. They are in the footer because all text has to be
   * inside a landmark.
   */
  readonly children: ReactNode;
}

const { name, phone, email, summary } = settings;

export const Footer = ({ isUpdateAvailable, onReload, children }: Props) => (
  <Wrapper>
    <Columns>
      <div>
        <Logo to={PATHS.home}>
          <Wordmark />
        </Logo>
        <Summary>{summary}</Summary>
      </div>
      <nav aria-labelledby="company">
        <Heading id="company">Company</Heading>
        <ul>
          {COMPANY.map(({ href, label }) => (
            <li key={label}>
              <FooterLink to={href}>{label}</FooterLink>
            </li>
          ))}
        </ul>
      </nav>
      <section aria-labelledby="touch">
        <Heading id="touch">Get in touch</Heading>
        <ul>
          <li>
            <ContactLink href={phone.href}>{phone.text}</ContactLink>
          </li>
          <li>
            <ContactLink href={email.href}>{email.text}</ContactLink>
          </li>
        </ul>
      </section>
    </Columns>
    {/* Rendered while empty: a live region announces only what is added to it. */}
    <UpdateNotice role="status">
      {isUpdateAvailable && (
        <span>
          A new version of the shop is available.{' '}
          <TextButton type="button" onClick={onReload}>
            Reload
          </TextButton>
        </span>
      )}
    </UpdateNotice>
    <Copyright>{`© ${YEAR} ${name}. All rights reserved.`}</Copyright>
    {children}
  </Wrapper>
);

const Wrapper = styled.footer`
  ${frame}
  padding-block: clamp(56px, 6vw, 96px) ${space.l};
`;

const Columns = styled.div`
  display: grid;
  gap: ${space.xl};
  ${up.phone} { grid-template-columns: minmax(0, 1fr) auto auto; }
  ${up.tablet} { grid-template-columns: 3fr 1fr 1fr; }
`;

const Summary = styled.p`
  max-width: 40ch;
  margin-block-start: ${space.m};
  color: ${color.inkSoft};
`;

const Heading = styled.h2`
  margin-block-end: ${space.s};
  font-family: ${font.text};
  font-size: ${text.small};
  font-weight: 500;
  line-height: 1.5;
  letter-spacing: ${letterSpacing};
`;

const link = css`
  display: inline-block;
  min-width: 44px;
  padding-block: 10px;
  color: ${color.inkSoft};
  text-decoration: none;
  ${hover} { &:hover { color: ${color.ink}; text-decoration: underline; } }
`;

const FooterLink = styled(Link)`
  ${link}
`;

const ContactLink = styled.a`
  ${link}
`;

const Logo = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  margin-block: -11px;
  text-decoration: none;
`;

const UpdateNotice = styled.p`
  font-size: ${text.small};
  &:not(:empty) { margin-block-start: ${space.xl}; }
`;

const Copyright = styled.p`
  margin-block-start: ${space.xl};
  padding-block-start: ${space.l};
  border-block-start: 1px solid ${color.hairline};
  ${quiet}
`;
