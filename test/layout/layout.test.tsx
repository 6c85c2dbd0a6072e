import { screen, within } from '@testing-library/react';
import { renderAt } from '../support/renderAt';
import {
  cartLink,
  expectFocusKept,
  goTo,
  header,
  heading,
  logo,
} from '../support/pageHelpers';
import { SHIRT } from '../support/productIds';

const LINKS = [
  ['HOME', '/', 'Latest Arrivals'],
  ['COLLECTIONS', '/Collections', 'All Collections'],
  ['ABOUT', '/about', 'About us'],
  ['CONTACT', '/Contact', 'Contact us'],
] as const;

const menuButton = () => header().getByRole('button', { name: 'Menu' });
const menu = () => within(screen.getByRole('dialog', { name: 'Menu' }));

/**
 * The main links of wide screens. jsdom renders the narrow layout, in which
 * they are hidden.
 */
const wideLinks = () => {
  const [row, ...others] = header()
    .getAllByRole('navigation', { hidden: true })
    .filter((nav) => !nav.closest('dialog'));
  if (!row || others.length > 0)
    throw new Error('There is no row of main links, or more than one.');
  return within(row);
};

describe('header', () => {
  it('should link from every page to the main pages, the profile and the cart', async () => {
    const { router } = await renderAt('/');
    const pages = [
      `/product/${SHIRT}`,
      '/cart',
      '/login',
      '/place-order',
      '/orders',
      '/nowhere',
    ];
    for (const page of ['/', '/Collections', '/about', '/Contact', ...pages]) {
      await goTo(router, page);
      expect(logo()).toHaveAttribute('href', '/');
      const links = wideLinks().getAllByRole('link', { hidden: true });
      expect(
        links.map((link) => [link.textContent, link.getAttribute('href')]),
      ).toEqual(LINKS.map(([label, to]) => [label, to]));
      expect(header().getByRole('button', { name: 'Search' })).toBeVisible();
      expect(header().getByRole('link', { name: 'Profile' })).toHaveAttribute(
        'href',
        '/login',
      );
      expect(cartLink()).toHaveAttribute('href', '/cart');
      expect(menuButton()).toBeVisible();
      expect(screen.getByRole('contentinfo')).toBeVisible();
    }
  });

  it('should mark the link to the current page', async () => {
    const { user } = await renderAt('/orders');
    for (const [label, to, title] of LINKS) {
      await user.click(
        wideLinks().getByRole('link', { name: label, hidden: true }),
      );
      expect(await heading(title)).toBeVisible();
      expect(window.location.pathname).toBe(to);
      expect(
        wideLinks().getByRole('link', { current: 'page', hidden: true }),
      ).toHaveTextContent(label);
    }
  });
});

it('should link from the phone menu to every page, mark the current one, and close, also on Back', async () => {
  const { user, router } = await renderAt('/nowhere');
  const PROFILE = [
    ['My profile', '/login', 'Login'],
    ['Orders', '/orders', 'My Orders'],
  ] as const;
  for (const [label, to, title] of [...LINKS, ...PROFILE]) {
    await user.click(menuButton());
    await user.click(menu().getByRole('link', { name: label }));
    expect(await heading(title)).toBeVisible();
    expect(window.location.pathname).toBe(to);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expectFocusKept();
    await user.click(menuButton());
    await user.click(
      menu().getByRole('link', { current: 'page', name: label }),
    );
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  }
  await user.click(menuButton());
  void router.navigate(-1);
  await heading('Login');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

describe('dialogs', () => {
  it.each([
    ['Menu', '/', 'Menu'],
    ['Filter', '/Collections', 'Filters'],
    ['Size guide', `/product/${SHIRT}`, 'Size guide'],
  ])(
    'should focus the title of the one that %s opens at %s, which is spoken as its name and role',
    async (button, url, name) => {
      const { user } = await renderAt(url);
      await user.click(screen.getByRole('button', { name: button }));
      const title = within(screen.getByRole('dialog', { name })).getByRole(
        'group',
        { name },
      );
      expect(title).toHaveFocus();
      expect(title).toHaveAttribute('aria-roledescription', 'dialog');
      expect(within(title).queryAllByRole('button')).toEqual([]);
      await user.tab();
      expect(
        screen.getByRole('button', { name: `Close ${name.toLowerCase()}` }),
      ).toHaveFocus();
    },
  );
});

describe('footer', () => {
  const footer = () => within(screen.getByRole('contentinfo'));

  it('should link only to existing pages, a phone number and an email address', async () => {
    await renderAt('/');
    for (const link of footer().getAllByRole('link')) {
      expect(link.getAttribute('href')).toMatch(
        /^(\/|\/Collections|\/about(#\w+)?|\/Contact|tel:\+\d+|mailto:\S+@\S+)$/,
      );
    }
    const contact = within(
      footer().getByRole('region', { name: 'Get in touch' }),
    ).getAllByRole('link');
    expect(
      contact.map((link) => link.getAttribute('href')?.split(':')[0]),
    ).toEqual(['tel', 'mailto']);
    expect(footer().getByRole('navigation', { name: 'Company' })).toBeVisible();
  });

  it('should contain the live regions, so that they are inside a landmark', async () => {
    await renderAt(`/product/${SHIRT}`);
    const regions = [
      ...document.querySelectorAll('[role="status"], [aria-live]'),
    ];
    expect(regions.length).toBeGreaterThan(1);
    for (const region of regions) {
      expect(region.closest('main, footer')).not.toBeNull();
      // Chromium announces what they hold when a dialog is closed.
      expect(region).toBeEmptyDOMElement();
    }
  });
});

it('should have the year of the build in the footer', async () => {
  await renderAt('/about');
  expect(
    screen.getByText('© 2031 Weft. All rights reserved.'),
  ).toBeInTheDocument();
});
