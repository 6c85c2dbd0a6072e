import { pageOf, shellOf, titleTag } from '../../../tools/build/document';
import { originOf, robotsTxt, sitemapXml } from '../../../tools/build/sitemap';

// The browser tests open the pages. In a replacement, `$&` is what is replaced.
it('should keep the dollar signs of the scripts and of the content of a page', () => {
  const shell = shellOf(
    '<html><head></head><body><div id="root"></div></body></html>',
    {
      csp: '',
      early: 'early = "$&$$"',
      notices: { failed: 'a "b"', inFolder: 'c & d' },
    },
  );
  const script = 'script = "$&$$"';
  const html = '<title>title $&$$</title>content $&$$';
  const page = pageOf(shell, { attributes: {}, script, html, styles: '' });
  expect(page.match(/\$&\$\$/g)).toHaveLength(4);
  expect(page).toContain('data-failed="a &quot;b&quot;"');
});

it('should escape the name of the shop in the title of the empty page', () => {
  expect(titleTag('A & B <C>')).toBe('<title>A &amp; B &lt;C&gt;</title>');
});

const SITEMAP = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
  <url><loc>https://shop.example/</loc></url>
  <url><loc>https://shop.example/Collections</loc></url>
  <url><loc>https://shop.example/about</loc></url>
  <url><loc>https://shop.example/Contact</loc></url>
  <url><loc>https://shop.example/Collections?category=Men+%26+Boys</loc></url>
  <url><loc>https://shop.example/Collections?type=Capes</loc></url>
  <url><loc>https://shop.example/product/cape</loc></url>
</urlset>
`;

it('should list public pages, the lists of a category or type, and every product in the sitemap', () => {
  const xml = sitemapXml('https://shop.example', {
    products: [{ _id: 'cape' }],
    CATEGORIES: ['Men & Boys'],
    PRODUCT_TYPES: ['Capes'],
  });
  expect(xml).toBe(SITEMAP);
});

it('should name the sitemap in robots.txt, where the shop has an origin', () => {
  const robots = 'User-agent: *\nAllow: /\n';
  const line = '\nSitemap: https://shop.example/sitemap.xml\n';
  expect(robotsTxt('https://shop.example')).toBe(robots + line);
  expect(robotsTxt()).toBe(robots);
});

describe('originOf', () => {
  it.each(['https://shop.example', 'http://localhost:8080'])(
    'should accept %s, with and without a slash',
    (origin) => {
      expect(originOf(origin)).toBe(origin);
      expect(originOf(`${origin}/`)).toBe(origin);
    },
  );

  it.each(['shop.example', 'https://shop.example/weft', 'ftp://shop.example'])(
    'should throw for "%s"',
    (text) => {
      expect(() => originOf(text)).toThrow('at the root of a domain');
    },
  );
});
