import { readFileSync } from 'node:fs';
import { PATHS } from '../../../src/domain/paths';
import { fileOf } from '../../../tools/build/layout';

const conf = readFileSync('deploy/nginx.conf', 'utf8');
const [, map = ''] = /map \$uri \$page \{\n([^]*?)\n {2}\}/.exec(conf) ?? [];
const rows = map.split('\n').map((row) => row.trim().replace(/;$/, '').split(' '));

/** The page that nginx would look for, by its own table. */
const pageIn = (path: string): string | undefined =>
  rows.find(([is = '']) =>
    is.startsWith('~*') ? new RegExp(is.slice(2), 'i').test(path) : is === path,
  )?.[1];

describe('nginx.conf', () => {
  it.each(Object.values(PATHS))('has the page of %s, which the local server has too', (path) => {
    expect(pageIn(path)).toBe(fileOf(path));
    expect(pageIn(path.toLowerCase())).toBe(fileOf(path));
    expect(pageIn(`${path}/`.replace('//', '/'))).toBe(fileOf(path));
  });

  it('has no page that the shop does not have', () => {
    // Besides one for each path: what is said of any other path, and the products.
    expect(rows).toHaveLength(Object.keys(PATHS).length + 2);
    expect(pageIn('/product/pique-polo-sage')).toBe('/product/$product.html');
    expect(pageIn('/product/pique-polo-sage/more')).toBeUndefined();
  });

  it('adds no header of its own, which would drop all the others', () => {
    expect(conf).not.toMatch(/^\s*add_header/m);
    expect(conf).toMatch(/^ {2}include headers\.conf;$/m);
  });
});
