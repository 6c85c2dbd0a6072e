import { screen, within } from '@testing-library/react';
import { PAGE_URLS } from '../support/anyInput';
import { SHIRT } from '../support/catalogue';
import { goTo, renderAt } from '../support/renderAt';
import {
  arrives,
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
const wideLinks = () =>
  Array.from(
    document.querySelectorAll<HTMLElement>('header nav:not(dialog *) a'),
  );

it('should link in the header to the main pages, the profile and the cart', async () => {
  await renderAt('/');
  for (const page of PAGE_URLS) {
    await goTo(page);
    expect(hrefsOf(wideLinks())).toEqual(LINKS.map(([, href]) => href));
    const links = header().getAllByRole('link');
    expect(hrefsOf(links)).toEqual(['/', '/login', '/cart']);
    expect(links[0]).toHaveAccessibleName('WEFT');
    expect(links[1]).toHaveAccessibleName('Profile');
    expect(links[2]).toBe(cartLink());
    const buttons = header().getAllByRole('button');
    expect(buttons[0]).toHaveAccessibleName('Search');
    expect(buttons[1]).toHaveAccessibleName('Menu');
  }
});

it('should mark the link to the current page', async () => {
  await renderAt('/orders');
  for (const [i, link] of wideLinks().entries()) {
    const [label = '', path, title = ''] = LINKS[i] ?? [];
    expect(link).toHaveTextContent(label);
    await user.click(link);
    await arrives(title);
    expect(window.location.pathname).toBe(path);
    const current = wideLinks().filter((each) => each.ariaCurrent === 'page');
    expect(current).toEqual([link]);
  }
});

it('should link from the phone menu to every page, mark the current one, and close, also on Back', async () => {
  await renderAt('/nowhere');
  const expectClosed = () => expect(screen.queryByRole('dialog')).toBeNull();
  const followInMenu = async (name: string) => {
    await press('Menu');
    await user.click(dialog('Menu').getByRole('link', { name }));
    expectClosed();
  };
  for (const links of [LINKS, PROFILE_LINKS]) {
    for (const [label, path, title] of links) {
      await followInMenu(label);
      await arrives(title);
      expect(window.location.pathname).toBe(path);
      expect(document.body).not.toHaveFocus();
    }
    const [last = ''] = links.at(-1) ?? [];
    await press('Menu');
    const current = dialog('Menu').getByRole('link', { current: 'page' });
    expect(current).toHaveTextContent(last);
    await user.click(current);
    expectClosed();
  }
  await press('Menu');
  await goBack('Login');
  expectClosed();
});

it.each([
  ['Menu', '/login', 'Menu'],
  ['Filter', '/Collections', 'Filters'],
  ['Size guide', `/product/${SHIRT}`, 'Size guide'],
])(
  'should say the name of the dialog that %s opens at %s once',
  async (opener, url, name) => {
    await renderAt(url);
    await press(opener);
    const opened = await screen.findByRole('dialog', { name });
    expect(within(opened).queryByLabelText(name)).toBeNull();
    const roles = '[aria-roledescription], [role="group"]';
    expect(opened.querySelector(roles)).toBeNull();
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
