import { readFileSync } from 'node:fs';
import { PATHS } from '../../../src/features/navigation/paths';
import { fileOf, nginxPages } from '../../../tools/build/fileMap';

const conf = readFileSync('deploy/nginx.conf', 'utf8');
const [, map = ''] =
  /map \$uri \$page \{\n([^]*?)\n\}/.exec(nginxPages()) ?? [];
const rows = map
  .split('\n')
  .map((row) => row.trim().replace(/;$/, '').split(' '));

/** The page that the map gives for a path. */
const pageIn = (path: string): string | undefined =>
  rows.find(([key = '']) =>
    key.startsWith('~*')
      ? new RegExp(key.slice(2), 'i').test(path)
      : key === path,
  )?.[1];

describe('nginxPages', () => {
  it.each(Object.values(PATHS))(
    'should map %s to the page of the preview server',
    (path) => {
      expect(pageIn(path)).toBe(fileOf(path));
      expect(pageIn(path.toLowerCase())).toBe(fileOf(path));
      expect(pageIn(`${path}/`.replace('//', '/'))).toBe(fileOf(path));
    },
  );

  it('should map products and no other page', () => {
    expect(pageIn('/product/pique-polo-sage')).toBe('/product/$product.html');
    expect(pageIn('/product/pique-polo-sage/more')).toBeUndefined();
  });
});

describe('nginx.conf', () => {
  it('should include the headers and the pages, and add no header, which would drop the others', () => {
    expect(conf).not.toMatch(/^\s*add_header/m);
    for (const file of ['headers', 'pages'])
      expect(conf).toMatch(new RegExp(`^ {2}include ${file}\\.conf;$`, 'm'));
  });
});
