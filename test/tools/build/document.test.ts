import { documentOf } from '../../../tools/build/document';
import { headOf } from '../../../tools/build/head';
import { hashOf } from '../../../tools/build/policy';
import { isPrivate, robotsTxt, sitemapXml } from '../../../tools/build/sitemap';
import { products } from '../../../src/data/products';
import { descriptions } from '../../../src/data/descriptions';
import { productPath } from '../../../src/domain/paths';

const SITE = 'https://shop.example';
const SHELL = `<html lang="en">
  <head>
    <meta charset="utf-8" />
    <style>@font-face{}</style>
  <script defer src="/assets/main.js" type="module"></script></head>
  <body>
    <div id="root"></div>
  </body>
</html>`;

const parts = {
  shell: SHELL,
  early: 'let early = "$&";',
  html: '<title>Cart · Weft</title><link rel="preload" as="image" href="/a.avif"/><main>All for $1 or $& or $$</main>',
  styles: '<style data-styled="true">main{color:red}</style>',
  told: { path: '/cart' },
  head: '<meta name="robots" content="noindex" />',
  chunk: '/assets/cart.js',
};

describe('the document of a page', () => {
  const { text, styleHashes, scriptHashes } = documentOf(parts);
  const [head = '', body = ''] = text.split('</head>');

  it('lifts titles and links out of the content into the head', () => {
    expect(head).toContain('<title>Cart · Weft</title>');
    expect(head).toContain('<link rel="preload" as="image" href="/a.avif"/>');
    expect(body).not.toContain('<title>');
  });

  it('holds the content as it was written, dollar signs too', () => {
    expect(body).toContain('<div id="root"><main>All for $1 or $& or $$</main></div>');
    expect(head).toContain('<script>let early = "$&";</script>');
  });

  it('allows inline what it holds, by hash, and says so before anything else can run', () => {
    expect(styleHashes).toEqual([hashOf('@font-face{}'), hashOf('main{color:red}')]);
    expect(scriptHashes).toEqual([hashOf(parts.early)]);
    const policy = head.indexOf('Content-Security-Policy');
    expect(policy).toBeGreaterThan(0);
    expect(policy).toBeLessThan(head.indexOf('<script'));
    for (const hash of [...styleHashes, ...scriptHashes]) expect(head).toContain(hash);
  });

  it('tells the shop which page it is, and has its script under way', () => {
    expect(text).toContain('<html lang="en" data-path="/cart">');
    expect(body).toContain('<script defer src="/assets/cart.js"></script>');
    expect(text.match(/src="\/assets\/main\.js"/g)).toHaveLength(1);
  });
});

describe('the head of a page', () => {
  const [listing] = products;
  if (!listing) throw new Error('An empty shop.');
  const product = {
    ...listing,
    description: `Said "so" & <b>more</b>. ${descriptions.get(listing._id) ?? ''}`,
  };
  const path = productPath(product._id);
  const head = headOf({ site: SITE, path, title: product.name, product });

  it('describes a product to machines by name, picture, price and currency, and invents nothing', () => {
    const [, json = ''] = /<script type="application\/ld\+json">(.*)<\/script>/.exec(head) ?? [];
    expect(json).not.toContain('<');
    expect(JSON.parse(json)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: product.name,
      description: product.description,
      image: product.image.map((address) => SITE + address),
      brand: { '@type': 'Brand', name: 'Weft' },
      offers: { '@type': 'Offer', url: SITE + path, price: '68.00', priceCurrency: 'USD' },
    });
  });

  it('writes what is said of a product so that it cannot end its attribute', () => {
    expect(head).toContain('content="Said &quot;so&quot; &amp; &lt;b&gt;more&lt;/b&gt;.');
  });

  it.each(['/', '/Collections', '/about', '/Contact'])(
    'of %s asks to be listed, under one address',
    (page) => {
      const said = headOf({ site: SITE, path: page, title: 'A page' });
      expect(said).toContain(`<link rel="canonical" href="${SITE}${page}" />`);
      expect(said).toMatch(/<meta name="description" content="[^"]{40,160}" \/>/);
      expect(said).toContain(`<meta property="og:image" content="${SITE}/images/scenes/share.jpg" />`);
      expect(said).not.toContain('noindex');
    },
  );

  it.each(['/cart', '/login', '/place-order', '/orders', '/404'])('of %s asks not to be', (page) => {
    expect(headOf({ site: SITE, path: page, title: 'A page' })).toContain('content="noindex"');
  });
});

describe('the sitemap', () => {
  it('lists what is for reading, every product among it, and nothing else', () => {
    const listed = [...sitemapXml(SITE, products).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);
    expect(listed).toHaveLength(4 + products.length);
    expect(listed).toContain(`${SITE}/Collections`);
    expect(listed.some((url) => isPrivate(url?.slice(SITE.length) ?? ''))).toBe(false);
    expect(robotsTxt(SITE)).toContain(`Sitemap: ${SITE}/sitemap.xml`);
  });
});
