import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { policies } from '../../data/policies';
import { settings } from '../../data/settings';
import { DELIVERY_TEXT } from '../../features/catalogue/deliveryTexts';
import { PATHS, TERMS_PATH } from '../../routing/paths';
import { pageColumn, secondaryText, widerThan } from '../../styles/mixins';
import { shopTextProps } from '../../texts/shopTextProps';
import { t } from '../../texts/t';
import { CONTACT_LINKS, REDUCED_LINKS } from './links';
import { HomeLink } from './Logo';

const COMPANY = [
  { href: PATHS.home, label: t('Home') },
  { href: PATHS.about, label: t('About us') },
  ...REDUCED_LINKS,
  ...(DELIVERY_TEXT
    ? [{ href: TERMS_PATH, label: t('Delivery and returns') }]
    : []),
  ...(policies.privacy
    ? [{ href: `${PATHS.about}#privacy`, label: t('Privacy policy') }]
    : []),
  { href: PATHS.contact, label: t('Contact') },
];

const YEAR = process.env['WEFT_YEAR'] ?? '';

const { name, summary } = settings;

export const Footer = () => (
  <Wrapper>
    <FooterColumns>
      <div>
        <HomeLink />
        {summary && <Summary {...shopTextProps}>{summary}</Summary>}
      </div>
      <nav aria-labelledby="company">
        <Heading id="company">{t('Company')}</Heading>
        <FooterLinks>
          {COMPANY.map(({ href, label }) => (
            <li key={href}>
              <Link to={href}>{label}</Link>
            </li>
          ))}
          {policies.sections?.map(({ id, title }) => (
            <li key={id}>
              <Link to={`${PATHS.about}#${id}`} {...shopTextProps}>
                {title}
              </Link>
            </li>
          ))}
        </FooterLinks>
      </nav>
      {CONTACT_LINKS.length > 0 && (
        <section aria-labelledby="touch">
          <Heading id="touch">{t('Get in touch')}</Heading>
          <FooterLinks>
            {CONTACT_LINKS.map(({ href, text }) => (
              <li key={href}>
                <a href={href}>
                  <bdi>{text}</bdi>
                </a>
              </li>
            ))}
          </FooterLinks>
        </section>
      )}
    </FooterColumns>
    <Copyright>
      {t('© {year} {name}. All rights reserved.', { year: YEAR, name })}
    </Copyright>
  </Wrapper>
);

const Wrapper = styled.footer`
  ${pageColumn}
  width: 100%;
  padding-block: clamp(56px, 6vw, 96px) var(--space-l);
`;

const FooterColumns = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-xl) clamp(var(--space-m), 6vw, 64px);
  /* A long e-mail address is not broken: it wraps below the links instead. */
  > * { flex: none; max-width: 100%; }
  > :first-child { width: 100%; }
  /* Above a wrapped address, the links have two columns. */
  nav { flex-grow: 1; ul { columns: 9.5rem; } }
  @media ${widerThan.phone} { display: grid; grid-template-columns: minmax(0, 1fr) auto auto; column-gap: var(--space-xl); > :first-child { width: auto; } }
  @media ${widerThan.tablet} { nav ul { columns: 2; column-gap: var(--space-xl); } }
`;

const Summary = styled.p`
  max-width: 40ch;
  margin-block-start: var(--space-l);
  color: var(--ink-soft);
`;

const Heading = styled.h2`
  margin-block-end: var(--space-s);
  font-family: var(--text);
  font-size: var(--size-small);
  font-weight: 500;
  line-height: 1.5;
  letter-spacing: var(--letter-spacing);
`;

const FooterLinks = styled.ul.attrs({ role: 'list' })`
  a {
    display: inline-block;
    min-width: 44px;
    padding-block: 10px;
    color: var(--ink-soft);
    text-decoration: none;
    @media (hover: hover) { &:hover { color: var(--ink); text-decoration: underline; } }
  }
`;

const Copyright = styled.p`
  margin-block-start: var(--space-xl);
  padding-block-start: var(--space-l);
  border-block-start: 1px solid var(--hairline);
  ${secondaryText}
`;
