import { documentOf } from '../../../tools/build/document';
import { hashOf } from '../../../tools/build/policy';
import { originOf, robotsTxt, sitemapXml } from '../../../tools/build/sitemap';
import { products } from '../../../src/data/products';
import { isPrivate, PATHS } from '../../../src/features/navigation/paths';

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
  hideStale: 'let hidden = "$&";',
  preHydration: 'let early = "$&";',
  html: '<title>Cart · Weft</title><meta name="robots" content="noindex"/><link rel="preload" as="image" href="/a.avif"/><main>All for $1 or $& or $$</main>',
  styles: '<style data-styled="true">main{color:red}</style>',
  data: { path: '/cart' },
  chunk: '/assets/cart.js',
};

describe('documentOf', () => {
  const text = documentOf(parts);
  const [head = '', body = ''] = text.split('</head>');

  it('should move hoisted tags into the head', () => {
    expect(head).toContain('<title>Cart · Weft</title>');
    expect(head).toContain('<link rel="preload" as="image" href="/a.avif"/>');
    expect(head).toContain('<meta name="robots" content="noindex"/>');
    expect(body).not.toMatch(/<(title|meta)/);
  });

  it('should keep dollar signs in content and script', () => {
    expect(body).toContain(
      '<div id="root"><main>All for $1 or $& or $$</main></div>',
    );
    expect(head).toContain('<script>let hidden = "$&";</script>');
    expect(body).toContain('<script>let early = "$&";</script>');
  });

  it('should put the policy with all hashes before the first script', () => {
    const policy = head.indexOf('Content-Security-Policy');
    expect(policy).toBeGreaterThan(0);
    expect(policy).toBeLessThan(head.indexOf('<script'));
    const styles = ['@font-face{}', 'main{color:red}'];
    const scripts = [parts.hideStale, parts.preHydration];
    for (const inline of [...styles, ...scripts])
      expect(head).toContain(hashOf(inline));
  });

  it('should run no script in the head of a page that is never hidden', () => {
    const shown = documentOf({ ...parts, hideStale: undefined });
    const [shownHead] = shown.split('</head>');
    expect(shownHead).not.toContain('<script');
    expect(shownHead).not.toContain(hashOf(parts.hideStale));
  });

  it('should contain the data attributes, the chunk and the main script once', () => {
    expect(text).toContain('<html lang="en" data-path="/cart">');
    expect(body).toContain('<script defer src="/assets/cart.js"></script>');
    expect(text.match(/src="\/assets\/main\.js"/g)).toHaveLength(1);
  });
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
