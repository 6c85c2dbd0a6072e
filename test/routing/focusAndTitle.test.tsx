import { waitFor } from '@testing-library/react';
import { announcements, hears } from '../support/announcements';
import { SHIRT, TEE } from '../support/catalogue';
import { goTo, renderAt } from '../support/renderAt';
import { arrives, follow, goBack, h1 } from '../support/shopper';

it.each(['/about', '/collections/'])(
  'should not move the focus or announce the title of the first page: %s',
  async (url) => {
    await renderAt(url);
    expect(document.title).toContain('Weft');
    expect(document.body).toHaveFocus();
    expect(announcements()).not.toContain(document.title);
  },
);

it('should focus the h1 of the next page and announce its title', async () => {
  await renderAt('/');
  for (const [url, title] of [
    ['/Collections', 'Collections'],
    ['/about', 'About us'],
    ['/Contact', 'Contact'],
    [`/product/${SHIRT}`, 'Linen Camp Shirt, Sand'],
    [`/product/${TEE}`, 'Stripe Crew Tee, Ochre'],
    ['/cart', 'Cart'],
    ['/login', 'Login'],
    ['/place-order', 'Place order'],
    ['/orders', 'My Orders'],
    ['/nowhere', 'Unexpected Application Error!'],
  ] as const) {
    await goTo(url);
    expect(h1()).toHaveFocus();
    await hears(document.title);
    expect(document.title).toBe(`${title} · Weft`);
    expect(document.querySelectorAll('title')).toHaveLength(1);
  }
});

it('should focus the h1 and announce the title after a link to a product and after Back', async () => {
  await renderAt(`/product/${SHIRT}`);
  await follow('Flannel Check Shirt, Forest $85');
  expect(await arrives('Flannel Check Shirt, Forest')).toHaveFocus();
  await hears(document.title);
  const heading = await goBack('Linen Camp Shirt, Sand');
  await waitFor(() => expect(heading).toHaveFocus());
  await hears(document.title);
});
