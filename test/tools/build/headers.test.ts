import { fileOf } from '../../../tools/build/fileMap';
import {
  headersFile,
  headersOf,
  nginxHeaders,
  cspIn,
} from '../../../tools/build/headers';
import { cspOf } from '../../../tools/build/csp';

const CSP = cspOf(['a()'], undefined);
const YEAR = 'public, max-age=31536000, immutable';

const PATHS = [
  ['/', 'no-cache'],
  ['/Collections', 'no-cache'],
  ['/product/linen-camp-shirt-sand', 'no-cache'],
  ['/404.html', 'no-cache'],
  ['/sw.js', 'no-cache'],
  ['/assets/main.0a1b2c3d.js', YEAR],
  ['/images/products/linen-camp-shirt-sand-front-800.8d1f.avif', YEAR],
  ['/robots.txt', 'public, max-age=3600'],
  ['/icons/icon-192.png', 'public, max-age=3600'],
] as const;

/** The headers that `_headers` has for a path. */
const byHeadersFile = (path: string) => {
  const found: Record<string, string> = {};
  let isMatch = false;
  for (const line of headersFile(CSP).trimEnd().split('\n')) {
    const [name = '', value = ''] = line.trim().split(': ');
    if (line.startsWith('/'))
      isMatch = line.endsWith('*')
        ? path.startsWith(line.slice(0, -1))
        : path === line;
    else if (isMatch && name in found)
      throw new Error(`${name} would be sent twice for ${path}`);
    else if (isMatch) found[name] = value;
  }
  return found;
};

/** The value that nginx maps to a status followed by a file. */
const cachedByNginx = (source: string) => {
  const [, map = ''] =
    /\$status\$uri \S+ \{\n([^}]*)\}/.exec(nginxHeaders(CSP)) ?? [];
  const cases = [...map.matchAll(/"~(.*?)" "(.*?)";/g)];
  return cases.find(([, pattern = '']) =>
    new RegExp(pattern).test(source),
  )?.[2];
};

it.each(PATHS)(
  'should send %s with %s and the same other headers from every host',
  (path, cached) => {
    const file = fileOf(path) ?? '';
    const headers = headersOf(file, CSP);
    expect(headers['Cache-Control']).toBe(cached);
    expect(cachedByNginx(`200${file}`)).toBe(cached);
    expect(cachedByNginx(`500${file}`)).toBe('no-cache');
    expect(byHeadersFile(path)).toEqual({
      ...headers,
      'Strict-Transport-Security': 'max-age=31536000',
    });
  },
);

it('should send the policy with pages, and Strict-Transport-Security over https, alone', () => {
  const header = { 'Content-Security-Policy': CSP };
  expect(headersOf('/about.html', CSP)).toMatchObject(header);
  expect(headersOf('/sw.js', CSP)).not.toMatchObject(header);
  expect(cspIn(headersFile(CSP))).toBe(CSP);
  expect(headersOf('/index.html', CSP)).not.toHaveProperty(
    'Strict-Transport-Security',
  );
  expect(nginxHeaders(CSP)).toMatch(/map \$https \$\w+ \{\n {2}on "max-age/);
});

it('should let other sites show the images, and load nothing else', () => {
  for (const [path] of PATHS)
    expect(headersOf(fileOf(path) ?? '', CSP)).toHaveProperty(
      'Cross-Origin-Resource-Policy',
      path.startsWith('/images/') ? 'cross-origin' : 'same-origin',
    );
  expect(nginxHeaders(CSP)).toContain('"~^\\/images\\/" "cross-origin";');
});

it('should add each header once in nginx, for every status', () => {
  const added = [...nginxHeaders(CSP).matchAll(/^add_header (\S+) (.*)$/gm)];
  const names = added.map(([, name]) => name);
  expect(names.sort()).toEqual(Object.keys(byHeadersFile('/')).sort());
  for (const [, , value] of added) expect(value).toMatch(/ always;$/);
});
