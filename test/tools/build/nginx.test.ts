import { readFileSync } from 'node:fs';
import { PATHS } from '../../../src/features/navigation/paths';
import { fileOf } from '../../../tools/build/fileMap';

const conf = readFileSync('deploy/nginx.conf', 'utf8');
const [, map = ''] = /map \$uri \$page \{\n([^]*?)\n {2}\}/.exec(conf) ?? [];
const rows = map.split('\n').map((row) => row.trim().replace(/;$/, '').split(' '));

/** The page that the map of nginx.conf gives for a path. */
const pageIn = (path: string): string | undefined =>
  rows.find(([key = '']) =>
    key.startsWith('~*') ? new RegExp(key.slice(2), 'i').test(path) : key === path,
  )?.[1];

describe('nginx.conf', () => {
  it.each(Object.values(PATHS))('should map %s to the page of the preview server', (path) => {
    expect(pageIn(path)).toBe(fileOf(path));
    expect(pageIn(path.toLowerCase())).toBe(fileOf(path));
    expect(pageIn(`${path}/`.replace('//', '/'))).toBe(fileOf(path));
  });

  it('should map no other page', () => {
    // The map also has a row for the default and one for the products.
    expect(rows).toHaveLength(Object.keys(PATHS).length + 2);
    expect(pageIn('/product/pique-polo-sage')).toBe('/product/$product.html');
    expect(pageIn('/product/pique-polo-sage/more')).toBeUndefined();
  });

  it('should add no header, which would drop those of headers.conf', () => {
    expect(conf).not.toMatch(/^\s*add_header/m);
    expect(conf).toMatch(/^ {2}include headers\.conf;$/m);
  });
});
