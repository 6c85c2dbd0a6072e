import { Menu } from 'lucide-react';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { PATHS } from '../../routing/paths';
import { secondaryText, widerThan, wideTarget } from '../../styles/mixins';
import { t } from '../../texts/t';
import { IconButton } from '../../ui/Button';
import { Sheet } from '../../ui/Sheet';
import { useDialog } from '../../ui/useDialog';
import {
  CONTACT_LINKS,
  HEADER_LINKS,
  LIST_LINKS,
  PageLink,
  ProfileLinks,
} from './links';
import { Logo, LogoBox } from './Logo';

export const MobileMenu = () => {
  const { open, dialog } = useDialog();
  const { close } = dialog;

  // Back changes the page or the list without a click that closes the menu.
  useEffect(() => {
    window.addEventListener('popstate', close);
    return () => window.removeEventListener('popstate', close);
  }, [close]);

  return (
    <>
      <Opener type="button" aria-label={t('Menu')} onClick={open}>
        <Menu />
      </Opener>
      <Sheet
        {...dialog}
        label={t('Menu')}
        closeLabel={t('Close menu')}
        placement="end"
        head={
          <LogoBox>
            <Logo />
          </LogoBox>
        }
      >
        <MenuNav aria-label={t('Main')} onClick={close}>
          <PageLinks>
            {HEADER_LINKS.map(({ href, label }) => (
              <li key={href}>
                <MenuLink to={href}>{label}</MenuLink>
                {href === PATHS.collections && (
                  <SubLinks>
                    {LIST_LINKS.map((link) => (
                      <Link key={link.href} to={link.href}>
                        {link.label}
                      </Link>
                    ))}
                  </SubLinks>
                )}
              </li>
            ))}
          </PageLinks>
          <AccountLinks>
            <ProfileLinks />
          </AccountLinks>
        </MenuNav>
        <Contact>
          {CONTACT_LINKS.map(({ href, text }) => (
            <a key={href} href={href}>
              <bdi>{text}</bdi>
            </a>
          ))}
        </Contact>
      </Sheet>
    </>
  );
};

const Opener = styled(IconButton)`
  @media ${widerThan.tablet} { display: none; }
`;

const MenuNav = styled.nav``;

const PageLinks = styled.ul.attrs({ role: 'list' })`
  padding-block: var(--space-l);
  font-family: var(--display);
  font-weight: var(--display-weight);
  letter-spacing: var(--display-spacing);
  /* The longest word fits a line, even with large text. */
  font-size: min(var(--size-title), 14vw);
  line-height: 1.1;
`;

const MenuLink = styled(PageLink)`
  padding-block: 10px;
  text-underline-offset: 0.18em;
`;

const SubLinks = styled.div`
  display: flex;
  flex-wrap: wrap;
  column-gap: var(--space-l);
  margin-block: -6px 12px;
  font-size: var(--size-heading);
  a {
    display: flex;
    align-items: center;
    min-height: 48px;
    ${wideTarget}
    text-decoration: none;
  }
`;

const AccountLinks = styled.ul.attrs({ role: 'list' })`
  padding-block: var(--space-m);
  border-block: 1px solid var(--hairline);
  a { min-height: 48px; }
`;

const Contact = styled.p`
  display: grid;
  padding-block-start: var(--space-m);
  ${secondaryText}
  a {
    display: flex;
    align-items: center;
    min-height: 44px;
    text-decoration: none;
  }
`;
