import {
  arrives,
  header,
  press,
  renderAt,
  searchField,
  user,
} from '../support';

/**
 * The main links of wide screens. jsdom renders the narrow layout, in which
 * they are hidden.
 */
const wideLinks = () =>
  Array.from(
    document.querySelectorAll<HTMLElement>('header nav:not(dialog *) a'),
  );

it('should link to the main pages by its links and its logo, and mark the link to the current page', async () => {
  await renderAt('/orders');
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
