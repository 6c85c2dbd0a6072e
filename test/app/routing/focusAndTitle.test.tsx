import { screen, waitFor } from '@testing-library/react';
import { renderAt } from '../../support/renderAt';
import { announcements } from '../../support/announcements';
import { goTo, heading, link } from '../../support/pageHelpers';
import { SHIRT, TEE } from '../../support/productIds';

const h1 = () => screen.getByRole('heading', { level: 1 });

describe('first page', () => {
  it.each(['/about', '/collections/'])(
    'should not move the focus or announce the title: %s',
    async (url) => {
      await renderAt(url);
      await waitFor(() =>
        expect(['/about', '/Collections']).toContain(window.location.pathname),
      );
      expect(document.title).toContain('Weft');
      expect(document.body).toHaveFocus();
      expect(announcements()).not.toContain(document.title);
    },
  );
});

describe('navigation', () => {
  it.each([
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
  ])('should focus the h1 of %s and announce the title', async (url, title) => {
    const { router } = await renderAt('/');
    await goTo(router, url);
    expect(h1()).toHaveFocus();
    // An effect sets it, after the page is shown.
    await waitFor(() => expect(announcements()).toContain(document.title));
    expect(document.title).toMatch(title);
    expect(document.title).toContain('Weft');
    expect(document.querySelectorAll('title')).toHaveLength(1);
  });

  it('should focus the h1 and announce the title after a link to a product and after Back', async () => {
    const { user, router } = await renderAt(`/product/${SHIRT}`);
    await user.click(link('Flannel Check Shirt, Forest $85'));
    expect(await heading('Flannel Check Shirt, Forest')).toHaveFocus();
    // The pressed state of the card is rendered before the next page.
    await waitFor(() => expect(announcements()).toContain(document.title));

    void router.navigate(-1);
    await waitFor(() =>
      expect(h1()).toHaveTextContent('Linen Camp Shirt, Sand'),
    );
    await waitFor(() => expect(h1()).toHaveFocus());
    await waitFor(() =>
      expect(announcements().at(-1)).toContain('Linen Camp Shirt, Sand'),
    );
  });
});
