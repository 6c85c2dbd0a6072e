import { screen, waitFor, within } from '@testing-library/react';
import { renderAt } from '../support/renderAt';
import { expectFocusKept, goTo, header, heading } from '../support/pageHelpers';
import { SHIRT } from '../support/productIds';
import {} from '../support/cart';

const LINKS = [
  ['HOME', '/', 'Latest Arrivals'],
  ['COLLECTIONS', '/Collections', 'All Collections'],
  ['ABOUT', '/about', 'About us'],
  ['CONTACT', '/Contact', 'Contact us'],
] as const;

const menuButton = () => header().getByRole('button', { name: 'Menu' });
const sheet = () => within(screen.getByRole('dialog', { name: 'Menu' }));

/** The main links of wide screens. jsdom renders the narrow layout, in which they are hidden. */
const wideLinks = () => {
  const [row, ...others] = header()
    .getAllByRole('navigation', { hidden: true })
    .filter((nav) => !nav.closest('dialog'));
  if (!row || others.length > 0) throw new Error('There is no row of main links, or more than one.');
  return within(row);
};

const PAGES = [
  '/',
  '/Collections',
  '/about',
  '/Contact',
  `/product/${SHIRT}`,
  '/cart',
  '/login',
  '/place-order',
  '/orders',
  '/nowhere',
];

describe('header', () => {
  it('should show the logo, main links, search, profile and cart on every page', async () => {
    const { router } = await renderAt('/');
    for (const page of PAGES) {
      if (page !== '/') await goTo(router, page);
      expect(header().getByRole('link', { name: 'WEFT' })).toHaveAttribute('href', '/');
      expect(
        wideLinks()
          .getAllByRole('link', { hidden: true })
          .map((link) => [link.textContent, link.getAttribute('href')]),
      ).toEqual(LINKS.map(([label, to]) => [label, to]));
      expect(header().getByRole('button', { name: 'Search' })).toBeVisible();
      expect(header().getByRole('link', { name: 'Profile' })).toHaveAttribute('href', '/login');
      expect(header().getByRole('link', { name: 'Cart' })).toHaveAttribute('href', '/cart');
      expect(menuButton()).toBeVisible();
      expect(screen.getByRole('contentinfo')).toBeVisible();
    }
  });

  it.each(LINKS)('should link by %s to %s', async (label, to, title) => {
    const { user } = await renderAt('/orders');
    await user.click(wideLinks().getByRole('link', { name: label, hidden: true }));
    expect(await heading(title)).toBeVisible();
    expect(window.location.pathname).toBe(to);
    expect(wideLinks().getByRole('link', { current: 'page', hidden: true })).toHaveTextContent(label);
  });

  it('should link to the home page by the logo', async () => {
    const { user } = await renderAt('/orders');
    await user.click(header().getByRole('link', { name: 'WEFT' }));
    expect(await heading('Latest Arrivals')).toBeVisible();
  });
});

describe('mobile menu', () => {
  it.each(LINKS)('should link by %s to %s and close', async (label, to, title) => {
    const { user } = await renderAt('/orders');
    await user.click(menuButton());
    await user.click(sheet().getByRole('link', { name: label }));
    expect(await heading(title)).toBeVisible();
    expect(window.location.pathname).toBe(to);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expectFocusKept();
  });

  it.each([
    ['My profile', '/login', 'Login'],
    ['Orders', '/orders', 'My Orders'],
  ])('should link by %s to %s and close', async (label, to, title) => {
    const { user } = await renderAt('/');
    await user.click(menuButton());
    await user.click(sheet().getByRole('link', { name: label }));
    expect(await heading(title)).toBeVisible();
    expect(window.location.pathname).toBe(to);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('should mark the current page', async () => {
    const { user } = await renderAt('/orders');
    await user.click(menuButton());
    expect(sheet().getByRole('link', { current: 'page' })).toHaveTextContent('Orders');
  });

  it('should close by the link to the current page', async () => {
    const { user } = await renderAt('/about');
    await user.click(menuButton());
    await user.click(sheet().getByRole('link', { name: 'ABOUT' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('footer', () => {
  const footer = () => within(screen.getByRole('contentinfo'));

  it.each([
    ['Home', 'Latest Arrivals'],
    ['About us', 'About us'],
    ['Delivery', 'Delivery'],
    ['Privacy policy', 'Privacy policy'],
    ['Contact', 'Contact us'],
  ])('should focus the heading to which %s links', async (label, title) => {
    const { user } = await renderAt('/orders');
    await user.click(footer().getByRole('link', { name: label }));
    await waitFor(() => expect(screen.getByRole('heading', { name: title })).toHaveFocus());
  });

  it('should link only to existing pages, a phone number and an email address', async () => {
    await renderAt('/');
    for (const link of footer().getAllByRole('link')) {
      expect(link.getAttribute('href')).toMatch(
        /^(\/|\/Collections|\/about(#\w+)?|\/Contact|tel:\+\d+|mailto:\S+@\S+)$/,
      );
    }
  });

  it('should contain the live regions, so that they are inside a landmark', async () => {
    await renderAt(`/product/${SHIRT}`);
    await screen.findByText('Items in cart: 0');
    const outside = screen.getAllByRole('status').filter((status) => !status.closest('main, footer'));
    expect(outside).toEqual([]);
  });

  it('should show the contact links', async () => {
    await renderAt('/');
    const contact = within(footer().getByRole('region', { name: 'Get in touch' }));
    expect(contact.getAllByRole('link').map((link) => link.getAttribute('href')?.split(':')[0])).toEqual([
      'tel',
      'mailto',
    ]);
    expect(footer().getByRole('navigation', { name: 'Company' })).toBeVisible();
  });
});
