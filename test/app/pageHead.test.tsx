import { act, screen, waitFor } from '@testing-library/react';
import { descriptions } from '../../src/data/descriptions';
import { imageHashes } from '../../src/data/imageHashes';
import { settings } from '../../src/data/shop';
import {
  facetToggled,
  filtersCleared,
  queryChanged,
  searchToggled,
  sortChanged,
} from '../../src/features/collection/filtersSlice';
import { productPath } from '../../src/features/navigation/paths';
import { shareImageUrl } from '../../src/shop/images';
import { theProduct } from '../support/catalogue';
import { SHIRT, TEE } from '../support/productIds';
import { goTo, renderAt } from '../support/renderAt';

const SITE = 'https://shop.example';

/** The values of a tag; a page has each tag at most once. */
const valuesOf = (selector: string, attribute = 'content') =>
  Array.from(document.head.querySelectorAll(selector), (tag) =>
    tag.getAttribute(attribute),
  );
const named = (name: string) => valuesOf(`meta[name="${name}"]`);
const property = (name: string) => valuesOf(`meta[property="${name}"]`);
const canonical = () => valuesOf('link[rel="canonical"]', 'href');
const structuredData = () =>
  Array.from(
    document.querySelectorAll('script[type="application/ld+json"]'),
    ({ textContent }): unknown => JSON.parse(textContent),
  );

it('should have the tags of each page alone, after other pages', async () => {
  await renderAt('/cart');
  for (const [path, robots, types] of [
    ['/orders', ['noindex'], []],
    ['/', [], ['OnlineStore']],
    [productPath(SHIRT), [], ['Product']],
    [productPath(TEE), [], ['Product']],
    ['/Collections', [], []],
    ['/login', ['noindex'], []],
    ['/about', [], []],
    ['/place-order', ['noindex'], []],
    ['/Contact', [], []],
    ['/cart', ['noindex'], []],
  ] as const) {
    await goTo(path);
    await waitFor(() => expect(canonical()).toEqual([SITE + path]));
    expect(property('og:url')).toEqual([SITE + path]);
    expect(named('robots')).toEqual(robots);
    const data = types.map((type) => ({ '@type': type }));
    expect(structuredData()).toMatchObject(data);
    expect(named('description').join()).toMatch(/^.{40,160}$/);
    expect(property('og:title')).toEqual([document.title]);
    expect(property('og:site_name')).toEqual(['Weft']);
    expect(named('twitter:card')).toEqual(['summary_large_image']);
    for (const name of ['title', 'description', 'image', 'image:alt']) {
      const shared = property(`og:${name}`);
      expect(shared).toHaveLength(1);
      expect(named(`twitter:${name}`)).toEqual(shared);
    }
  }
});

it('should describe a product as JSON-LD, and by its image in link previews', async () => {
  const { name, image } = theProduct(SHIRT);
  const path = productPath(SHIRT);
  await renderAt(path);
  const product = {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name,
    description: descriptions[SHIRT],
    image: image.map((url) => SITE + url),
    brand: { '@type': 'Brand', name: 'Weft' },
    offers: {
      '@type': 'Offer',
      url: SITE + path,
      price: '68.00',
      priceCurrency: 'USD',
      availability: 'https://schema.org/InStock',
    },
  };
  expect(structuredData()).toEqual([product]);
  const file = shareImageUrl(SHIRT, imageHashes[SHIRT] ?? '');
  expect(property('og:image')).toEqual([SITE + file]);
  expect(property('og:image:alt')).toEqual([`${name}: the front`]);
  expect(property('product:price:amount')).toEqual(['68.00']);
  expect(property('product:price:currency')).toEqual(['USD']);
});

it('should list no error page, and describe a page without a description by the summary of the shop', async () => {
  await renderAt('/orders');
  expect(named('description')).toEqual([settings.summary]);
  await goTo('/nowhere');
  await screen.findByText('404 Not Found');
  expect(named('robots')).toEqual(['noindex']);
  expect(canonical()).toEqual([]);
});

it('should name the filters and the query of a list in its title, and link to that list, which is not listed', async () => {
  const { dispatch } = await renderAt('/Collections');
  expect(document.title).toBe('Collections · Weft');
  act(() => {
    dispatch(facetToggled({ facet: 'types', value: 'Topwear' }));
    dispatch(facetToggled({ facet: 'categories', value: 'Men' }));
    dispatch(searchToggled());
    dispatch(queryChanged('linen'));
  });
  expect(document.title).toBe('Men · Topwear · “linen” · Collections · Weft');
  const search = '?category=Men&type=Topwear&q=linen';
  expect(canonical()).toEqual([`${SITE}/Collections${search}`]);
  expect(named('robots')).toEqual(['noindex']);
  act(() => void dispatch(filtersCleared()));
  expect(document.title).toBe('Collections · Weft');
  expect(named('robots')).toEqual([]);
  act(() => void dispatch(sortChanged('low-to-high')));
  expect(document.title).toBe('Collections · Weft');
  expect(canonical()).toEqual([`${SITE}/Collections?sort=low-to-high`]);
});
