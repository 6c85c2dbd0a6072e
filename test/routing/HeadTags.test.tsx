import { renderToString } from 'react-dom/server';
import { settings } from '../../src/data/settings';
import {
  facetToggled,
  filtersCleared,
  queryChanged,
  searchToggled,
  sortChanged,
} from '../../src/features/collections/listSlice';
import { HeadTags } from '../../src/routing/HeadTags';
import { productPath } from '../../src/routing/paths';
import { shareImageUrl } from '../../src/lib/images';
import {
  goTo,
  h1,
  hears,
  render,
  renderAt,
  screen,
  SHIRT,
  TEE,
  theProduct,
  waitFor,
} from '../support';

const SITE = 'https://shop.example';

/** The values of all tags with this name or property, by which they are found. */
const tagsOf = (name: string) => {
  const tags = document.head.querySelectorAll(
    `meta[name="${name}"], meta[property="${name}"], link[rel="${name}"]`,
  );
  return Array.from(
    tags,
    (tag) => tag.getAttribute('content') ?? tag.getAttribute('href'),
  );
};

/** Expects one tag of this name, or none. */
const expectTag = (name: string, ...values: readonly string[]) =>
  expect(tagsOf(name)).toEqual(values);

it('should have the title and the tags of each page alone, after other pages, announce the title, focus the h1, and describe a product by its image and its price in link previews', async () => {
  const variants = { S: { soldOut: true }, M: { price: 7200 } };
  const shirt = { ...theProduct(SHIRT), sizes: ['S', 'M'], variants };
  const products = [shirt, theProduct(TEE)];
  await renderAt('/cart', { catalogue: { products } });
  for (const [path, title, ...robots] of [
    ['/orders', 'My Orders · Weft', 'noindex'],
    ['/', 'Weft: clothes for men, women and kids'],
    [productPath(SHIRT), 'Linen Camp Shirt, Sand · Weft'],
    [productPath(TEE), 'Stripe Crew Tee, Ochre · Weft'],
    ['/Collections', 'Collections · Weft'],
    ['/login', 'Login · Weft', 'noindex'],
    ['/about', 'About us · Weft'],
    ['/place-order', 'Place order · Weft', 'noindex'],
    ['/Contact', 'Contact · Weft'],
    ['/cart', 'Cart · Weft', 'noindex'],
  ] as const) {
    await goTo(path);
    await waitFor(() => expectTag('canonical', SITE + path));
    await hears(title);
    expect(document.title).toBe(title);
    expect(document.querySelectorAll('title')).toHaveLength(1);
    expect(h1()).toHaveFocus();
    expectTag('og:url', SITE + path);
    expectTag('robots', ...robots);
    expectTag('og:title', title);
    const isProduct = path.startsWith('/product/');
    expectTag('og:type', isProduct ? 'product' : 'website');
    expect(tagsOf('product:price:amount')).toHaveLength(Number(isProduct));
    expect(tagsOf('description').join()).toMatch(/^.{40,}$/);
    for (const name of ['description', 'image', 'image:alt'])
      expect(tagsOf(`og:${name}`)).toHaveLength(1);
  }
  // A page without a description has that of the shop.
  expectTag('description', settings.summary ?? '');
  await goTo('/nowhere');
  await screen.findByText('404 Not Found');
  expectTag('robots', 'noindex');
  expectTag('canonical');

  await goTo(productPath(SHIRT));
  await waitFor(() => expectTag('product:price:amount', '72.00'));
  expectTag('product:price:currency', 'USD');
  const { name, image } = shirt;
  expectTag('og:image', SITE + shareImageUrl(image[0] ?? ''));
  expectTag('og:image:alt', `${name}: the front`);
});

const SENTENCE = 'A shirt of washed linen, which is cut wide and dries fast.';

it.each([
  ['a short text', 'Wide.\n\n• Linen', 'Wide. • Linen'],
  [
    'sentences',
    `${SENTENCE} ${SENTENCE}\n\n${SENTENCE}`,
    `${SENTENCE} ${SENTENCE}`,
  ],
  ['words', 'linen '.repeat(99), 'linen '.repeat(26).trim()],
  ['a text without spaces', '麻'.repeat(200), '麻'.repeat(160)],
  ['no text', '', settings.summary],
])(
  'should describe a product by the beginning of %s',
  async (_text, description, expected = '') => {
    const products = [{ ...theProduct(SHIRT), description }];
    await renderAt(productPath(SHIRT), { catalogue: { products } });
    expectTag('description', expected);
    expectTag('og:description', expected);
  },
);

it('should name no origin where the shop has none', async () => {
  jest.replaceProperty(process, 'env', { ...process.env, WEFT_SITE: '' });
  await jest.isolateModulesAsync(async () => {
    const { renderToString: toHtml } = await import('react-dom/server');
    const { HeadTags: Tags } = await import('../../src/routing/HeadTags');
    const html = toHtml(<Tags title="About" url="/about" />);
    expect(html).toContain('rel="canonical" href="/about"');
    expect(html).toContain('property="og:title" content="About · Weft"');
    expect(html).not.toMatch(/og:(url|image)/);
  });
});

it('should name the filters and the query of a list in its title, and link to that list, which is listed with one filter alone', async () => {
  const { dispatch } = await renderAt('/Collections');
  dispatch(facetToggled({ facet: 'type', value: 'Topwear' }));
  expectTag('robots');
  dispatch(facetToggled({ facet: 'category', value: 'Men' }));
  dispatch(searchToggled());
  dispatch(queryChanged('linen'));
  expect(document.title).toBe('Men · Topwear · “linen” · Collections · Weft');
  const search = '?category=Men&type=Topwear&q=linen';
  expectTag('canonical', `${SITE}/Collections${search}`);
  expectTag('robots', 'noindex');
  dispatch(filtersCleared());
  dispatch(queryChanged(''));
  dispatch(sortChanged('low-to-high'));
  expect(document.title).toBe('Collections · Weft');
  expectTag('canonical', `${SITE}/Collections?sort=low-to-high`);
  expectTag('robots', 'noindex');
});

it('should have JSON-LD in a prerendered page alone, with data that cannot end its script', () => {
  const page = (
    <HeadTags title="Tee" url="/product/tee" jsonLd={{ name: '</script>' }} />
  );
  expect(renderToString(page)).toContain(
    '<script type="application/ld+json">{"name":"\\u003c/script>"}</script>',
  );
  // The policy blocks a script that the browser renders.
  const { container } = render(page);
  expect(container.querySelector('script')).toBeNull();
});
