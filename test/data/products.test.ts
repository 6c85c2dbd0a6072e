import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { descriptions } from '../../src/data/descriptions';
import { products } from '../../src/data/products';

const slug = (name: string) =>
  name
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .join('-');
const distinct = (values: readonly unknown[]) => new Set(values).size;

describe('products', () => {
  it('should have unique names and the slug of the name as the id', () => {
    for (const { _id, name } of products) expect(_id).toBe(slug(name));
    expect(distinct(products.map(({ _id }) => _id))).toBe(products.length);
    expect(distinct(products.map(({ name }) => name.toLowerCase()))).toBe(products.length);
  });

  it('should have ids that keep their order as object keys', () => {
    const ids = products.map(({ _id }) => _id);
    expect(Object.keys(Object.fromEntries(ids.map((id) => [id, true])))).toEqual(ids);
  });

  it('should be sorted by descending date without equal dates', () => {
    const dates = products.map(({ date }) => date ?? NaN);
    expect(dates.every(Number.isSafeInteger)).toBe(true);
    expect(distinct(dates)).toBe(products.length);
    expect([...dates].sort((a, b) => b - a)).toEqual(dates);
  });

  it('should be available in M at index 1 to 3 for the sample orders', () => {
    for (const { sizes } of products.slice(1, 4)) expect(sizes).toContain('M');
  });

  it('should each have a description, without descriptions of other products', () => {
    const ids = products.map(({ _id }) => _id);
    expect(ids.filter((id) => !descriptions[id])).toEqual([]);
    expect(Object.keys(descriptions).filter((id) => !ids.includes(id))).toEqual([]);
  });

  it('should have unique images with existing files', () => {
    const urls = products.flatMap(({ image }) => image);
    expect(distinct(urls)).toBe(urls.length);
    for (const { image } of products) expect(image.length).toBeGreaterThan(0);
    const missing = urls.filter((url) => {
      const file = join(__dirname, '../../src/data', url);
      return !url.startsWith('/') || !existsSync(file) || statSync(file).size === 0;
    });
    expect(missing).toEqual([]);
  });
});
