import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SHOP } from '../src/folders';
import { harbour } from '../src/recipes/harbour';
import { products } from '../src/shop';

// No field of the file contains a line break, and no handle contains a comma or a quotation mark.
const [header = '', ...rows] = readFileSync(join(SHOP, 'examples/harbour/products.csv'), 'utf8')
  .trimEnd()
  .split('\n');
const handles = new Set(rows.map((row) => row.slice(0, row.indexOf(','))));

describe('example shop', () => {
  it('should have views of each product of its export, and of no other', () => {
    expect(header).toMatch(/^Handle,Title,/);
    expect(Object.keys(harbour).sort()).toEqual([...handles].sort());
  });

  it('should share no handle with a product id of the shop', () => {
    expect(products.filter(({ _id }) => handles.has(_id))).toEqual([]);
  });
});
