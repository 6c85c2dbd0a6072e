import { createEvent, fireEvent } from '@testing-library/react';
import {
  act,
  arrives,
  dialog,
  goBack,
  goTo,
  header,
  link,
  misses,
  press,
  renderAt,
  screen,
  searchField,
  section,
  sees,
  SHIRT,
  textsOf,
  theProduct,
  user,
  within,
} from '../support';

/**
 * The main links of wide screens. jsdom renders the narrow layout, in which
 * they are hidden.
 */
const wideLinks = () =>
  Array.from(
    document.querySelectorAll<HTMLElement>(
      'header nav:not(dialog *) a:not(li a)',
    ),
  );

it('should link to the main pages by its links and its logo, and mark the link to the current page', async () => {
  await renderAt('/orders', { catalogue: { products: [theProduct(SHIRT)] } });
  const pages = [
    ['HOME', '/', 'Latest Arrivals'],
    ['COLLECTIONS', '/Collections', 'All Collections'],
    ['ABOUT', '/about', 'About us'],
    ['CONTACT', '/Contact', 'Contact us'],
  ] as const;
  expect(wideLinks()).toHaveLength(pages.length);
  for (const [i, link] of wideLinks().entries()) {
    const [label = '', path, title = ''] = pages[i] ?? [];
    expect(link).toHaveTextContent(label);
    await user.click(link);
    await arrives(title);
    expect(window.location.pathname).toBe(path);
    const current = wideLinks().filter((each) => each.ariaCurrent === 'page');
    expect(current).toEqual([link]);
  }
  await user.click(header().getByRole('link', { name: 'WEFT' }));
  await arrives('Latest Arrivals');
});

it('should have Search pressed while the search bar is shown, which takes more than names', async () => {
  await renderAt('/Collections?q=');
  expect(searchField()).toHaveAttribute('placeholder', 'Search products');
  const search = header().getByRole('button', { name: 'Search' });
  expect(search).toHaveAttribute('aria-pressed', 'true');
  await press('Close search');
  expect(search).toHaveAttribute('aria-pressed', 'false');
});

it('should link to every page by the menu of a phone, mark the current one, and close, also on Back', async () => {
  await renderAt('/about');
  const expectClosed = () => misses('dialog');
  const currentLink = () =>
    dialog('Menu').getByRole('link', { current: 'page' });

  await press('Menu');
  const links = within(dialog('Menu').getByRole('navigation')).getAllByRole(
    'link',
  );
  expect(textsOf(links)).toEqual([
    'HOME',
    'COLLECTIONS',
    'Women',
    'Men',
    'Kids',
    'Reduced',
    'ABOUT',
    'CONTACT',
    'My profile',
    'Orders',
    'Logout',
  ]);
  expect(currentLink()).toHaveTextContent('ABOUT');
  await user.click(dialog('Menu').getByRole('link', { name: 'Orders' }));
  expectClosed();
  expect(await arrives('My Orders')).toHaveFocus();

  await press('Menu');
  expect(currentLink()).toHaveTextContent('Orders');
  await user.click(currentLink());
  expectClosed();
  await press('Menu');
  await goBack('About us');
  expectClosed();
  await goTo('/Collections?category=men');
  await goTo('/Collections?category=kids');
  await press('Menu');
  await goBack('Men');
  expectClosed();
});

// e2e/buying/presses.test.ts opens and closes the menu.
it('should open the profile menu at a tap, and not where a scroll ends, and keep the focus when the open page is selected again', async () => {
  await renderAt('/orders');
  const icon = link('Profile');
  fireEvent(icon, createEvent.touchEnd(icon, { cancelable: false }));
  expect(icon).not.toHaveFocus();
  fireEvent.touchEnd(icon);
  expect(icon).toHaveFocus();
  // A tap on COLLECTIONS or another link follows it.
  for (const each of wideLinks()) expect(fireEvent.touchEnd(each)).toBe(true);
  const menuLink = { name: 'Orders', hidden: true };
  act(() => header().getByRole('link', menuLink).focus());
  await user.keyboard('{Enter}');
  expect(icon).toHaveFocus();
});

it('should link in the footer to pages, a phone number and an email address, and have the year of the build', async () => {
  await renderAt('/login');
  const hrefsOf = (links: readonly HTMLElement[]) =>
    links.map((each) => each.getAttribute('href'));
  const company = screen.getByRole('navigation', { name: 'Company' });
  expect(hrefsOf(within(company).getAllByRole('link'))).toEqual([
    '/',
    '/about',
    '/Collections?reduced=yes',
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
  sees(copyright);
});
