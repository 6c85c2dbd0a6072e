import { screen, waitFor } from '@testing-library/react';
import { renderAt } from '../support/renderAt';
import { announcements, goTo, header, heading, main } from '../support/pageHelpers';
import { SHIRT, TEE } from '../support/productIds';

const PAGES = [
  ['/', /Weft/],
  ['/Collections', /Collections/],
  ['/about', /About/],
  ['/Contact', /Contact/],
  [`/product/${SHIRT}`, /Linen Camp Shirt, Sand/],
  [`/product/${TEE}`, /Stripe Crew Tee, Ochre/],
  ['/cart', /Cart/],
  ['/login', /Login/],
  ['/place-order', /order/i],
  ['/orders', /orders/i],
  ['/nowhere', /Error/],
] as const;

const h1 = () => screen.getByRole('heading', { level: 1 });

describe('first page', () => {
  it.each(PAGES)('should have a title: %s', async (url, title) => {
    await renderAt(url);
    expect(document.title).toMatch(title);
    expect(document.title).toContain('Weft');
    expect(document.querySelectorAll('title')).toHaveLength(1);
  });

  it('should not move the focus or announce the title', async () => {
    await renderAt('/about');
    expect(document.body).toHaveFocus();
    expect(announcements()).not.toContain(document.title);
  });

  it('should not move the focus or announce the title when its URL is normalized', async () => {
    await renderAt('/collections/');
    await waitFor(() => expect(window.location.pathname).toBe('/Collections'));
    expect(document.body).toHaveFocus();
    expect(announcements()).not.toContain(document.title);
  });
});

describe('navigation', () => {
  it.each(PAGES.slice(1))('should focus the h1 of %s and announce the title', async (url, title) => {
    const { router } = await renderAt('/');
    await goTo(router, url);
    expect(h1()).toHaveFocus();
    expect(announcements()).toContain(document.title);
    expect(document.title).toMatch(title);
  });

  it('should focus the h1 and announce the title after a link to a product and after Back', async () => {
    const { user, router } = await renderAt(`/product/${SHIRT}`);
    await user.click(main().getByRole('link', { name: 'Flannel Check Shirt, Forest $85' }));
    expect(await heading('Flannel Check Shirt, Forest')).toHaveFocus();
    // The pressed state of the card is rendered before the next page.
    await waitFor(() => expect(announcements()).toContain(document.title));

    void router.navigate(-1);
    await waitFor(() => expect(h1()).toHaveTextContent('Linen Camp Shirt, Sand'));
    await waitFor(() => expect(h1()).toHaveFocus());
    expect(announcements().join()).toContain('Linen Camp Shirt, Sand');
  });

  it('should not move the focus when the list is filtered', async () => {
    const { user } = await renderAt('/Collections');
    await user.click(main().getByRole('button', { name: /^Filter/ }));
    await user.click(main().getByRole('checkbox', { name: 'Men' }));
    await waitFor(() => expect(window.location.search).toBe('?category=Men'));
    expect(main().getByRole('checkbox', { name: 'Men' })).toHaveFocus();
  });
});

describe('skip link', () => {
  it('should be the first tab stop and link to the content', async () => {
    const { user } = await renderAt('/');
    await user.tab();
    const skip = screen.getByRole('link', { name: 'Skip to the content' });
    expect(skip).toHaveFocus();
    expect(header().queryByRole('link', { name: 'Skip to the content' })).not.toBeInTheDocument();
    expect(document.querySelector(skip.getAttribute('href') ?? '')).toBe(screen.getByRole('main'));
    expect(screen.getByRole('main')).toHaveAttribute('tabindex', '-1');
  });

  it('should keep the URL and the state', async () => {
    const { user, store } = await renderAt('/Collections?category=Men');
    const before = store.getState();
    await user.tab();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(window.location.hash).toBe('#main'));
    expect(h1()).toHaveTextContent('All Collections');
    expect(window.location.search).toBe('?category=Men');
    expect(store.getState()).toEqual(before);
  });
});
