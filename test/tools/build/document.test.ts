import { descriptions as harbourDescriptions } from '../../../examples/harbour/descriptions';
import { PAGE_DESCRIPTIONS as HARBOUR_PAGE_DESCRIPTIONS } from '../../../examples/harbour/pageDescriptions';
import { documentOf } from '../../../tools/build/document';
import { headOf } from '../../../src/app/prerender/head';
import { hashOf } from '../../../tools/build/policy';
import { originOf, robotsTxt, sitemapXml } from '../../../tools/build/sitemap';
import { products } from '../../../src/data/products';
import { descriptions } from '../../../src/data/descriptions';
import { imageHashes } from '../../../src/data/imageHashes';
import { PAGE_DESCRIPTIONS } from '../../../src/data/pageDescriptions';
import { SUMMARY } from '../../../src/data/shop';
import { shareImageUrl } from '../../../src/shop/images';
import {
  isPrivate,
  PATHS,
  productPath,
} from '../../../src/features/navigation/paths';

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
  preHydration: 'let early = "$&";',
  html: '<title>Cart · Weft</title><link rel="preload" as="image" href="/a.avif"/><main>All for $1 or $& or $$</main>',
  styles: '<style data-styled="true">main{color:red}</style>',
  data: { path: '/cart' },
  head: '<meta name="robots" content="noindex" />',
  chunk: '/assets/cart.js',
};

describe('documentOf', () => {
  const text = documentOf(parts);
  const [head = '', body = ''] = text.split('</head>');

  it('should move hoisted titles and links into the head', () => {
    expect(head).toContain('<title>Cart · Weft</title>');
    expect(head).toContain('<link rel="preload" as="image" href="/a.avif"/>');
    expect(body).not.toContain('<title>');
  });

  it('should keep dollar signs in content and script', () => {
    expect(body).toContain(
      '<div id="root"><main>All for $1 or $& or $$</main></div>',
    );
    expect(head).toContain('<script>let early = "$&";</script>');
  });

  it('should put the policy with all hashes before the first script', () => {
    const policy = head.indexOf('Content-Security-Policy');
    expect(policy).toBeGreaterThan(0);
    expect(policy).toBeLessThan(head.indexOf('<script'));
    const inline = ['@font-face{}', 'main{color:red}', parts.preHydration];
    for (const text of inline) expect(head).toContain(hashOf(text));
  });

  it('should contain the data attributes, the chunk and the main script once', () => {
    expect(text).toContain('<html lang="en" data-path="/cart">');
    expect(body).toContain('<script defer src="/assets/cart.js"></script>');
    expect(text.match(/src="\/assets\/main\.js"/g)).toHaveLength(1);
  });
});

describe('headOf', () => {
  const listing = products.find(({ _id }) => _id === 'linen-camp-shirt-sand');
  if (!listing) throw new Error('The shirt is missing.');
  const product = {
    ...listing,
    description: `A "quoted" & <b>more</b>. ${descriptions[listing._id] ?? ''}`,
  };
  const path = productPath(product._id);
  const head = headOf({ site: SITE, path, title: product.name, product });

  it('should describe a product as JSON-LD with name, image, price, currency and availability', () => {
    const [, json = ''] =
      /<script type="application\/ld\+json">(.*)<\/script>/.exec(head) ?? [];
    expect(json).not.toContain('<');
    expect(JSON.parse(json)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: product.name,
      description: product.description,
      image: product.image.map((url) => SITE + url),
      brand: { '@type': 'Brand', name: 'Weft' },
      offers: {
        '@type': 'Offer',
        url: SITE + path,
        price: '68.00',
        priceCurrency: 'USD',
        availability: 'https://schema.org/InStock',
      },
    });
  });

  it('should show the product in link previews and repeat title, description and image for Twitter', () => {
    const contentOf = (name: string) =>
      new RegExp(`<meta \\w+="${name}" content="(.*?)"`).exec(head)?.[1];
    const file = shareImageUrl(product._id, imageHashes[product._id] ?? '');
    expect(contentOf('og:image')).toBe(SITE + file);
    expect(contentOf('og:image:alt')).toBe(`${product.name}: the front`);
    for (const name of ['title', 'description', 'image', 'image:alt'])
      expect([name, contentOf(`twitter:${name}`)]).toEqual([
        name,
        contentOf(`og:${name}`),
      ]);
  });

  it('should escape the description', () => {
    expect(head).toContain(
      'content="A &quot;quoted&quot; &amp; &lt;b&gt;more&lt;/b&gt;.',
    );
  });

  it('should describe every page of both shops in whole sentences of at most 160 characters', () => {
    const descriptionOf = (description: string) => {
      const tags = headOf({
        site: SITE,
        path,
        title: 'A product',
        product: { ...listing, description },
      });
      return /<meta name="description" content="([^"]*)"/.exec(tags)?.[1] ?? '';
    };
    const texts = [
      ...Object.values({ ...descriptions, ...harbourDescriptions }).map(
        descriptionOf,
      ),
      ...Object.values(PAGE_DESCRIPTIONS),
      ...Object.values(HARBOUR_PAGE_DESCRIPTIONS),
    ];
    for (const text of texts) expect(text).toMatch(/^[A-Z].{20,158}[.!?]$/);
    const long = `A long sentence ${'of many words '.repeat(20)}ends.`;
    expect(descriptionOf(`Cut in 12 oz. denim. Two. ${long}`)).toBe(
      'Cut in 12 oz. denim. Two.',
    );
    expect(descriptionOf(long)).toBe(`${listing.name} at Weft.`);
  });

  it('should describe a page without a description by the summary of the shop', () => {
    const tags = headOf({ site: SITE, path: '/orders', title: 'My orders' });
    expect(tags).toContain(`<meta name="description" content="${SUMMARY}" />`);
  });

  it.each(['/', '/Collections', '/about', '/Contact'])(
    'should let search engines list %s under its canonical URL',
    (page) => {
      const tags = headOf({ site: SITE, path: page, title: 'A page' });
      expect(tags).toContain(`<link rel="canonical" href="${SITE}${page}" />`);
      expect(tags).toMatch(
        /<meta name="description" content="[^"]{40,160}" \/>/,
      );
      expect(tags).toContain(
        `<meta property="og:image" content="${SITE}/images/banners/share.jpg" />`,
      );
      expect(tags).not.toContain('noindex');
    },
  );

  it.each(['/cart', '/login', '/place-order', '/orders', '/404'])(
    'should mark %s as noindex',
    (page) => {
      expect(headOf({ site: SITE, path: page, title: 'A page' })).toContain(
        'content="noindex"',
      );
    },
  );
});

describe('sitemapXml', () => {
  it('should list public pages and every product', () => {
    const listed = [
      ...sitemapXml(SITE, products).matchAll(/<loc>(.*?)<\/loc>/g),
    ].map(([, url]) => url);
    const pages = Object.values(PATHS).filter((path) => !isPrivate(path));
    expect(listed).toHaveLength(pages.length + products.length);
    expect(listed).toContain(`${SITE}/Collections`);
    expect(listed.some((url) => isPrivate(url?.slice(SITE.length) ?? ''))).toBe(
      false,
    );
    expect(robotsTxt(SITE)).toContain(`Sitemap: ${SITE}/sitemap.xml`);
  });
});

describe('originOf', () => {
  it.each([
    ['https://shop.example', 'https://shop.example'],
    ['https://shop.example/', 'https://shop.example'],
    ['http://localhost:8080', 'http://localhost:8080'],
  ])('should accept %s', (text, origin) => {
    expect(originOf(text)).toBe(origin);
  });

  it.each([
    '',
    'shop.example',
    'https://shop.example/weft',
    'ftp://shop.example',
    'javascript:alert(1)',
  ])('should throw for "%s"', (text) => {
    expect(() => originOf(text)).toThrow(
      /WEFT_SITE takes an origin .* at the root of a domain/,
    );
  });
});
