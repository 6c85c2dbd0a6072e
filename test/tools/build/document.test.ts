import { documentOf } from '../../../tools/build/document';
import { originOf, sitemapXml } from '../../../tools/build/sitemap';
import { isPrivate, PATHS } from '../../../src/routing/paths';

const parts = {
  shell: '<head></head><body><div id="root"></div></body>',
  beforeReact: 'let early = "$&";',
  html: '<main>All for $1 or $& or $$</main>',
  styles: '',
  data: {},
};

it('should keep dollar signs in content and script', () => {
  const text = documentOf(parts);
  expect(text).toContain(
    '<div id="root"><main>All for $1 or $& or $$</main></div>',
  );
  expect(text).toContain('<script>let early = "$&";</script>');
});

it('should run a script in the head only of a page that may be hidden', () => {
  const headOf = (text: string) => text.split('</head>')[0];
  const hideStale = 'let hidden = 0;';
  expect(headOf(documentOf(parts))).not.toContain('<script');
  expect(headOf(documentOf({ ...parts, hideStale }))).toContain(
    `<script>${hideStale}</script>`,
  );
});

it('should list public pages and every product in the sitemap', () => {
  const xml = sitemapXml('https://shop.example', [{ _id: 'cape' }]);
  const listed = Array.from(
    xml.matchAll(/<loc>https:\/\/shop.example(.*?)<\/loc>/g),
    ([, path]) => path,
  );
  const pages = Object.values(PATHS).filter((path) => !isPrivate(path));
  expect(listed).toEqual([...pages, '/product/cape']);
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
