import { screen, waitFor } from '@testing-library/react';
import { renderAt } from '../support/renderAt';
import { announcements, goTo, header, heading, main, SHIRT, TEE } from './shop';

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

describe('a page that a visit begins with', () => {
  it.each(PAGES)('has a title of its own: %s', async (address, title) => {
    await renderAt(address);
    expect(document.title).toMatch(title);
    expect(document.title).toContain('Weft');
    expect(document.querySelectorAll('title')).toHaveLength(1);
  });

  it('leaves focus where a browser puts it, and announces nothing', async () => {
    await renderAt('/about');
    expect(document.body).toHaveFocus();
    expect(announcements()).not.toContain(document.title);
  });

  it('does so too where the address was written in another letter case', async () => {
    await renderAt('/collections/');
    await waitFor(() => expect(window.location.pathname).toBe('/Collections'));
    expect(document.body).toHaveFocus();
    expect(announcements()).not.toContain(document.title);
  });

  it('has exactly one h1', async () => {
    const { router } = await renderAt('/');
    for (const [address] of PAGES) {
      await goTo(router, address);
      expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    }
  });
});

describe('going from page to page', () => {
  it('gives every page another title', async () => {
    const { router } = await renderAt('/');
    const titles = new Set<string>();
    for (const [address] of PAGES) {
      await goTo(router, address);
      titles.add(document.title);
    }
    expect(titles.size).toBe(PAGES.length);
  });

  it.each(PAGES.slice(1))('brings focus to the h1 of %s and announces the title', async (address, title) => {
    const { router } = await renderAt('/');
    await goTo(router, address);
    expect(h1()).toHaveFocus();
    expect(announcements()).toContain(document.title);
    expect(document.title).toMatch(title);
  });

  it('does so by a link, from product to product, and on the way Back', async () => {
    const { user, router } = await renderAt(`/product/${SHIRT}`);
    await user.click(main().getByRole('link', { name: 'Flannel Check Shirt, Forest $85' }));
    expect(await heading('Flannel Check Shirt, Forest')).toHaveFocus();
    // The card answers the press first, and then the next page comes.
    await waitFor(() => expect(announcements()).toContain(document.title));

    void router.navigate(-1);
    await waitFor(() => expect(h1()).toHaveTextContent('Linen Camp Shirt, Sand'));
    await waitFor(() => expect(h1()).toHaveFocus());
    expect(announcements().join()).toContain('Linen Camp Shirt, Sand');
  });

  it('leaves focus alone while a list is filtered', async () => {
    const { user } = await renderAt('/Collections');
    await user.click(main().getByRole('button', { name: /^Filter/ }));
    await user.click(main().getByRole('checkbox', { name: 'Men' }));
    await waitFor(() => expect(window.location.search).toBe('?category=Men'));
    expect(main().getByRole('checkbox', { name: 'Men' })).toHaveFocus();
  });
});

describe('the skip link', () => {
  it('is the first stop of the keyboard, and leads past the header to the content', async () => {
    const { user } = await renderAt('/');
    await user.tab();
    const skip = screen.getByRole('link', { name: 'Skip to the content' });
    expect(skip).toHaveFocus();
    expect(header().queryByRole('link', { name: 'Skip to the content' })).not.toBeInTheDocument();
    expect(document.querySelector(skip.getAttribute('href') ?? '')).toBe(screen.getByRole('main'));
    expect(screen.getByRole('main')).toHaveAttribute('tabindex', '-1');
  });

  it('does not disturb the page', async () => {
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
