import styled from 'styled-components';
import { PATHS } from '../../domain/paths';
import { EMAIL, PHONE } from '../../domain/copy';
import { color, PAGE_WIDTH, space, text, up } from '../../styles/theme';
import { Link } from '../ui/Link';
import { ColumnHeading, ColumnLinks } from './FooterColumn';
import { UpdateNotice } from './UpdateNotice';
import { Wordmark } from './Wordmark';

const COMPANY = [
  { to: PATHS.home, label: 'Home' },
  { to: PATHS.about, label: 'About us' },
  { to: PATHS.about, label: 'Delivery' },
  { to: PATHS.about, label: 'Privacy policy' },
  { to: PATHS.contact, label: 'Contact' },
] as const;

interface Props {
  /** Whether a newer shop is ready to be taken. */
  readonly renewed: boolean;
  readonly onReload: () => void;
}

/** The foot of every page. */
export const Footer = ({ renewed, onReload }: Props) => (
  <Foot>
    <Columns>
      <div>
        <Logo to={PATHS.home}>
          <Wordmark />
        </Logo>
        <Words>
          Clothes for men, women and kids, cut simply from good cloth and made to be worn for years.
        </Words>
      </div>
      <nav aria-labelledby="company">
        <ColumnHeading id="company">Company</ColumnHeading>
        <ColumnLinks>
          {COMPANY.map(({ to, label }) => (
            <li key={label}>
              <Link to={to}>{label}</Link>
            </li>
          ))}
        </ColumnLinks>
      </nav>
      <section aria-labelledby="touch">
        <ColumnHeading id="touch">Get in touch</ColumnHeading>
        <ColumnLinks>
          <li>
            <a href={PHONE.href}>{PHONE.text}</a>
          </li>
          <li>
            <a href={EMAIL.href}>{EMAIL.text}</a>
          </li>
        </ColumnLinks>
      </section>
    </Columns>
    <UpdateNotice renewed={renewed} onReload={onReload} />
    <Small>© 2026 Weft. All rights reserved.</Small>
  </Foot>
);

const Foot = styled.footer`
  max-width: ${PAGE_WIDTH};
  margin-inline: auto;
  padding: clamp(56px, 6vw, 96px) ${space.gutter} ${space.l};
`;

const Columns = styled.div`
  display: grid;
  gap: ${space.xl};

  ${up.phone} {
    grid-template-columns: minmax(0, 1fr) auto auto;
  }
  ${up.tablet} {
    grid-template-columns: 3fr 1fr 1fr;
  }
`;

const Logo = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  margin-block: -11px;
`;

const Words = styled.p`
  max-width: 40ch;
  margin-block-start: ${space.m};
  color: ${color.inkSoft};
`;

const Small = styled.p`
  margin-block-start: ${space.xl};
  padding-block-start: ${space.l};
  border-block-start: 1px solid ${color.hairline};
  font-size: ${text.small};
  color: ${color.inkSoft};
`;
