import { screen, within } from '@testing-library/react';
import { SHIRT } from '../support/productIds';
import { goTo, renderAt } from '../support/renderAt';
import {
  arrives,
  button,
  cartLink,
  dialog,
  goBack,
  header,
  press,
  section,
  user,
} from '../support/shopper';

const LINKS = [
  ['HOME', '/', 'Latest Arrivals'],
  ['COLLECTIONS', '/Collections', 'All Collections'],
  ['ABOUT', '/about', 'About us'],
  ['CONTACT', '/Contact', 'Contact us'],
] as const;

const PROFILE_LINKS = [
  ['My profile', '/login', 'Login'],
  ['Orders', '/orders', 'My Orders'],
] as const;

const hrefsOf = (links: readonly HTMLElement[]) =>
  links.map((each) => each.getAttribute('href'));

/**
 * The main links of wide screens. jsdom renders the narrow layout, in which
 * they are hidden.
 */
const wideLinks = () => {
  const row = document.querySelector<HTMLElement>('header nav:not(dialog *)');
  if (!row) throw new Error('There is no row of main links.');
  return within(row);
};

it('should link in the header to the main pages, the profile and the cart', async () => {
  await renderAt('/');
  for (const page of ['/', '/nowhere']) {
    await goTo(page);
    const links = wideLinks().getAllByRole('link', { hidden: true });
    expect(hrefsOf(links)).toEqual(LINKS.map(([, href]) => href));
    const [logo, profile, cart] = header().getAllByRole('link');
    expect(logo).toHaveAccessibleName('WEFT');
    expect(logo).toHaveAttribute('href', '/');
    expect(profile).toHaveAccessibleName('Profile');
    expect(profile).toHaveAttribute('href', '/login');
    expect(cart).toBe(cartLink());
    expect(cart).toHaveAttribute('href', '/cart');
    expect(button('Search')).toBeVisible();
    expect(button('Menu')).toBeVisible();
  }
});

it('should mark the link to the current page', async () => {
  await renderAt('/orders');
  for (const [label, path, title] of LINKS) {
    const name = { name: label, hidden: true };
    await user.click(wideLinks().getByRole('link', name));
    await arrives(title);
    expect(window.location.pathname).toBe(path);
    const current = { current: 'page', hidden: true } as const;
    expect(wideLinks().getByRole('link', current)).toHaveTextContent(label);
  }
});

it('should link from the phone menu to every page, mark the current one, and close, also on Back', async () => {
  await renderAt('/nowhere');
  const followInMenu = async (label: string) => {
    await press('Menu');
    await user.click(dialog('Menu').getByRole('link', { name: label }));
    expect(screen.queryByRole('dialog')).toBeNull();
  };
  for (const [label, path, title] of [...LINKS, ...PROFILE_LINKS]) {
    await followInMenu(label);
    await arrives(title);
    expect(window.location.pathname).toBe(path);
    expect(document.body).not.toHaveFocus();
    await press('Menu');
    const current = dialog('Menu').getByRole('link', { current: 'page' });
    expect(current).toHaveTextContent(label);
    await user.click(current);
    expect(screen.queryByRole('dialog')).toBeNull();
  }
  await press('Menu');
  await goBack('Login');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it.each([
  ['Menu', '/login', 'Menu'],
  ['Filter', '/Collections', 'Filters'],
  ['Size guide', `/product/${SHIRT}`, 'Size guide'],
])(
  'should focus the title of the dialog that %s opens at %s, which is spoken as its name and role',
  async (opener, url, name) => {
    await renderAt(url);
    await press(opener);
    const title = dialog(name).getByRole('group', { name });
    expect(title).toHaveFocus();
    expect(title).toHaveAttribute('aria-roledescription', 'dialog');
    expect(within(title).queryByRole('button')).toBeNull();
    await user.tab();
    expect(button(`Close ${name.toLowerCase()}`)).toHaveFocus();
  },
);

describe('footer', () => {
  it('should link to existing pages, a phone number and an email address, and have the year of the build', async () => {
    await renderAt('/login');
    const company = screen.getByRole('navigation', { name: 'Company' });
    expect(hrefsOf(within(company).getAllByRole('link'))).toEqual([
      '/',
      '/about',
      '/about#delivery',
      '/about#privacy',
      '/Contact',
    ]);
    const contact = section('Get in touch').getAllByRole('link');
    expect(hrefsOf(contact)).toEqual([
      expect.stringMatching(/^tel:\+\d+$/),
      expect.stringMatching(/^mailto:\S+@\S+$/),
    ]);
    const copyright = '© 2031 Weft. All rights reserved.';
    expect(screen.getByText(copyright)).toBeVisible();
  });

  it('should contain the live regions, so that they are inside a landmark', async () => {
    await renderAt(`/product/${SHIRT}`);
    const regions = document.querySelectorAll('[role="status"], [aria-live]');
    expect(regions.length).toBeGreaterThan(1);
    for (const region of regions) {
      expect(region.closest('main, footer')).not.toBeNull();
      // Chromium announces what they hold when a dialog is closed.
      expect(region).toBeEmptyDOMElement();
    }
  });
});
