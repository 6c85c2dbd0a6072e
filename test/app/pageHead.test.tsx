import { act, screen, waitFor } from '@testing-library/react';
import { descriptions } from '../../src/data/descriptions';
import { imageHashes } from '../../src/data/imageHashes';
import { settings } from '../../src/data/shop';
import {
  facetToggled,
  queryChanged,
  searchToggled,
  sortChanged,
} from '../../src/features/collection/filtersSlice';
import { productPath } from '../../src/features/navigation/paths';
import { shareImageUrl } from '../../src/shop/images';
import { goTo, theProduct } from '../support/pageHelpers';
import { SHIRT, TEE } from '../support/productIds';

import { renderAt } from '../support/renderAt';

const SITE = 'https://shop.example';

/** The values of a tag; a page has each tag at most once. */
const contents = (selector: string, attribute = 'content') =>
  Array.from(document.head.querySelectorAll(selector), (tag) =>
    tag.getAttribute(attribute),
  );

const canonical = () => contents('link[rel="canonical"]', 'href');
const robots = () => contents('meta[name="robots"]');
const data = () =>
  Array.from(
    document.querySelectorAll('script[type="application/ld+json"]'),
    ({ textContent }): unknown => JSON.parse(textContent),
  );

it.each([
  ['/', [], ['OnlineStore']],
  ['/Collections', [], []],
  ['/about', [], []],
  ['/Contact', [], []],
  [productPath(TEE), [], ['Product']],
  ['/cart', ['noindex'], []],
  ['/login', ['noindex'], []],
  ['/place-order', ['noindex'], []],
  ['/orders', ['noindex'], []],
])(
  'should have the tags of %s alone, after other pages',
  async (path, expectedRobots, types) => {
    const { router } = await renderAt('/cart');
    for (const before of [productPath(SHIRT), '/', '/orders'])
      await goTo(router, before);
    await goTo(router, path);
    await waitFor(() => expect(canonical()).toEqual([SITE + path]));
    expect(robots()).toEqual(expectedRobots);
    expect(data()).toMatchObject(types.map((type) => ({ '@type': type })));
    expect(contents('meta[property="og:url"]')).toEqual([SITE + path]);
    expect(contents('meta[name="description"]')).toEqual([
      expect.stringMatching(/^.{40,160}$/),
    ]);
    for (const name of ['title', 'description', 'image', 'image:alt']) {
      const [shared, ...others] = contents(`meta[property="og:${name}"]`);
      expect(others).toEqual([]);
      expect(contents(`meta[name="twitter:${name}"]`)).toEqual([shared]);
    }
    expect(contents('meta[property="og:title"]')).toEqual([document.title]);
    expect(contents('meta[property="og:site_name"]')).toEqual(['Weft']);
    expect(contents('meta[name="twitter:card"]')).toEqual([
      'summary_large_image',
    ]);
  },
);

it('should describe a product as JSON-LD, and by its image in link previews', async () => {
  const product = theProduct(SHIRT);
  const path = productPath(SHIRT);
  await renderAt(path);
  expect(data()).toEqual([
    {
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: product.name,
      description: descriptions[SHIRT],
      image: product.image.map((url) => SITE + url),
      brand: { '@type': 'Brand', name: 'Weft' },
      offers: {
        '@type': 'Offer',
        url: SITE + path,
        price: '68.00',
        priceCurrency: 'USD',
        availability: 'https://schema.org/InStock',
      },
    },
  ]);
  const file = shareImageUrl(SHIRT, imageHashes[SHIRT] ?? '');
  expect(contents('meta[property="og:image"]')).toEqual([SITE + file]);
  expect(contents('meta[property="og:image:alt"]')).toEqual([
    `${product.name}: the front`,
  ]);
  expect(contents('meta[property="product:price:amount"]')).toEqual(['68.00']);
  expect(contents('meta[property="product:price:currency"]')).toEqual(['USD']);
});

it('should describe a page without a description by the summary of the shop', async () => {
  await renderAt('/orders');
  expect(contents('meta[name="description"]')).toEqual([settings.summary]);
});

it('should list no error page', async () => {
  const { router } = await renderAt('/about');
  await goTo(router, '/nowhere');
  await screen.findByText('404 Not Found');
  expect(robots()).toEqual(['noindex']);
  expect(canonical()).toEqual([]);
});

it('should name the filters and the query of a list in its title, and link to that list, which is not listed', async () => {
  const { store } = await renderAt('/Collections');
  expect(document.title).toBe('Collections · Weft');
  act(() => {
    store.dispatch(facetToggled({ facet: 'types', value: 'Topwear' }));
    store.dispatch(facetToggled({ facet: 'categories', value: 'Men' }));
    store.dispatch(searchToggled());
    store.dispatch(queryChanged('linen'));
  });
  expect(document.title).toBe('Men · Topwear · “linen” · Collections · Weft');
  expect(canonical()).toEqual([
    `${SITE}/Collections?category=Men&type=Topwear&q=linen`,
  ]);
  expect(robots()).toEqual(['noindex']);
  act(() => {
    store.dispatch(facetToggled({ facet: 'types', value: 'Topwear' }));
    store.dispatch(facetToggled({ facet: 'categories', value: 'Men' }));
    store.dispatch(queryChanged(''));
  });
  expect(document.title).toBe('Collections · Weft');
  expect(robots()).toEqual([]);
  act(() => void store.dispatch(sortChanged('low-to-high')));
  expect(document.title).toBe('Collections · Weft');
  expect(canonical()).toEqual([`${SITE}/Collections?sort=low-to-high`]);
});
