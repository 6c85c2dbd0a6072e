import { fileOf } from '../../../tools/build/fileMap';
import {
  headersFile,
  headersOf,
  nginxHeaders,
} from '../../../tools/build/headers';
import { hashOf, headerPolicy } from '../../../tools/build/policy';

const POLICY = headerPolicy([hashOf('a()')]);

const PAGES = [
  '/index.html',
  '/product/linen-camp-shirt-sand.html',
  '/404.html',
  '/shell.html',
  '/sw.js',
];
const IMMUTABLE = [
  '/assets/main.0a1b2c3d.js',
  '/images/products/linen-camp-shirt-sand-front-800.8d1f.avif',
];
const SHORT = [
  '/robots.txt',
  '/sitemap.xml',
  '/manifest.webmanifest',
  '/icons/icon-192.png',
];
const FILES = [
  ...PAGES.map((file) => [file, 'no-cache'] as const),
  ...IMMUTABLE.map(
    (file) => [file, 'public, max-age=31536000, immutable'] as const,
  ),
  ...SHORT.map((file) => [file, 'public, max-age=3600'] as const),
];

/**
 * The headers that a static host would send for a path, by the rules of
 * `_headers`.
 */
const byHeadersFile = (path: string): Record<string, string> => {
  const found: Record<string, string> = {};
  let applies = false;
  for (const line of headersFile(POLICY).trimEnd().split('\n')) {
    const [, name = '', value = ''] = /^ {2}([^:]+): (.*)$/.exec(line) ?? [];
    if (!name)
      applies = line.endsWith('*')
        ? path.startsWith(line.slice(0, -1))
        : path === line;
    else if (applies && name in found)
      throw new Error(`${name} would be sent twice for ${path}`);
    else if (applies) found[name] = value;
  }
  return found;
};

/** The value that nginx maps to a status followed by a file. */
const cacheControlIn = (source: string): string | undefined => {
  const [, rows = ''] =
    /map \$status\$uri \$weft_cache_control \{\n([^}]*)\}/.exec(
      nginxHeaders(POLICY),
    ) ?? [];
  const cases = [...rows.matchAll(/"~(.*?)" "(.*?)";/g)];
  return cases.find(([, pattern = '']) =>
    new RegExp(pattern).test(source),
  )?.[2];
};

describe('headersOf', () => {
  it.each(FILES)(
    'should send %s with security headers, for caches with %s',
    (file, cached) => {
      expect(headersOf(file, POLICY)).toMatchObject({
        'Cache-Control': cached,
        'X-Content-Type-Options': 'nosniff',
        'X-Frame-Options': 'DENY',
        'Referrer-Policy': 'same-origin',
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Cross-Origin-Resource-Policy': 'same-origin',
      });
    },
  );

  it('should send the policy with frame-ancestors, with pages only', () => {
    const name = 'Content-Security-Policy';
    expect(headersOf('/about.html', POLICY)[name]).toBe(
      `${POLICY}; frame-ancestors 'none'`,
    );
    expect(headersOf('/assets/main.0a1b2c3d.js', POLICY)).not.toHaveProperty(
      name,
    );
    expect(headersOf('/about.html', undefined)).not.toHaveProperty(name);
  });

  it('should send Strict-Transport-Security over https only', () => {
    const name = 'Strict-Transport-Security';
    expect(headersOf('/index.html', POLICY)).not.toHaveProperty(name);
    expect(byHeadersFile('/')).toHaveProperty(name);
    expect(nginxHeaders(POLICY)).toContain(
      `map $https $weft_strict_transport_security {`,
    );
  });
});

describe('_headers', () => {
  it.each([
    ...[
      '/',
      '/Collections',
      '/product/pique-polo-sage',
      '/404.html',
      '/sw.js',
      '/assets/main.0a1b2c3d.js',
    ],
    '/images/banners/hero-1200.15c2.avif',
  ])(
    'should send %s with the headers of the preview server, each once',
    (path) => {
      const secure = { 'Strict-Transport-Security': 'max-age=31536000' };
      expect(byHeadersFile(path)).toEqual({
        ...headersOf(fileOf(path) ?? '', POLICY),
        ...secure,
      });
    },
  );

  it('should have no line of more than 2,000 characters, which hosts reject', () => {
    for (const line of headersFile(POLICY).split('\n'))
      expect(line.length).toBeLessThanOrEqual(2000);
  });
});

describe('nginxHeaders', () => {
  it('should add each header once for every status', () => {
    const added = nginxHeaders(POLICY).match(/^add_header .*$/gm) ?? [];
    expect(added).toHaveLength(9);
    expect(new Set(added).size).toBe(added.length);
    for (const line of added)
      expect(line).toMatch(/^add_header [A-Za-z-]+ \$weft_[a-z_]+ always;$/);
  });

  it.each(FILES)(
    'should let caches store %s as the preview server, but no error',
    (file, cached) => {
      for (const status of [200, 304])
        expect(cacheControlIn(`${status}${file}`)).toBe(cached);
      for (const status of [404, 405, 412, 500])
        expect(cacheControlIn(`${status}${file}`)).toBe('no-cache');
    },
  );
});
