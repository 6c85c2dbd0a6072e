import { NavLink } from 'react-router-dom';
import styled from 'styled-components';
import { products } from '../../data/products';
import { settings } from '../../data/settings';
import { isReduced } from '../../features/catalogue/offer';
import { CATEGORY_LINKS } from '../../features/collections/categoryLinks';
import { listUrl } from '../../features/collections/listUrl';
import { PATHS } from '../../routing/paths';
import { shopTextProps } from '../../texts/shopTextProps';
import { t } from '../../texts/t';

export const HEADER_LINKS = [
  { href: PATHS.home, label: t('HOME') },
  { href: PATHS.collections, label: t('COLLECTIONS') },
  { href: PATHS.about, label: t('ABOUT') },
  { href: PATHS.contact, label: t('CONTACT') },
] as const;

/** The link to the reduced products, if there are any. */
export const REDUCED_LINKS = products.some(isReduced)
  ? [{ href: listUrl({ selected: { reduced: ['yes'] } }), label: t('Reduced') }]
  : [];

/** The links to lists, in the menus. */
export const LIST_LINKS = [
  ...CATEGORY_LINKS.map(({ href, label }) => ({
    href,
    label: <span {...shopTextProps}>{label}</span>,
  })),
  ...REDUCED_LINKS,
];

/** The ways to contact the shop. */
export const CONTACT_LINKS = [settings.phone, settings.email].filter(
  (contact) => contact !== undefined,
);

const { hasLogin } = settings;

/** A link that is underlined on its own page. */
export const PageLink = styled(NavLink).attrs({ end: true })`
  display: flex;
  align-items: center;
  min-height: 44px;
  text-decoration-line: none;
  &[aria-current='page'] { text-decoration-line: underline; }
  @media (hover: hover) { &:hover { text-decoration-line: underline; } }
`;

export const ListLinks = () =>
  LIST_LINKS.map(({ href, label }) => (
    <li key={href}>
      {/*
        The router compares only the pathname, so each of these links would be
        marked as current.
      */}
      <PageLink to={href} aria-current={false}>
        {label}
      </PageLink>
    </li>
  ));

export const ProfileLinks = () => (
  <>
    {hasLogin && (
      <li>
        <PageLink to={PATHS.login}>{t('My profile')}</PageLink>
      </li>
    )}
    <li>
      <PageLink to={PATHS.orders}>{t('Orders')}</PageLink>
    </li>
    {hasLogin && (
      <li>
        {/* Only My profile is marked as the current link of the login page. */}
        <PageLink to={PATHS.login} aria-current={false}>
          {t('Logout')}
        </PageLink>
      </li>
    )}
  </>
);
