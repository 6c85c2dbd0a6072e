import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { descriptions as harbourDescriptions } from '../../examples/harbour/descriptions';
import { descriptions } from '../../src/data/descriptions';
import { products } from '../../src/data/products';
import { CATEGORIES, PRODUCT_TYPES } from '../../src/features/catalogue/product';

const slug = (name: string) =>
  name
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .join('-');
const distinct = (values: readonly unknown[]) => new Set(values).size;
const kinds = CATEGORIES.flatMap((category) =>
  PRODUCT_TYPES.map((type) =>
    products.filter((product) => product.category === category && product.subCategory === type),
  ),
);

describe('products', () => {
  it('should have unique names and the slug of the name as the id', () => {
    for (const { _id, name } of products) expect(_id).toBe(slug(name));
    expect(distinct(products.map(({ _id }) => _id))).toBe(products.length);
    expect(distinct(products.map(({ name }) => name.toLowerCase()))).toBe(products.length);
  });

  it('should have names that differ in more than a number', () => {
    expect(distinct(products.map(({ name }) => name.replaceAll(/\d+|[ivx]+$/gi, '#')))).toBe(products.length);
  });

  it('should have ids that keep their order as object keys', () => {
    const ids = products.map(({ _id }) => _id);
    expect(Object.keys(Object.fromEntries(ids.map((id) => [id, true])))).toEqual(ids);
  });

  it('should include 4 to 8 of each category and type', () => {
    expect(kinds).toHaveLength(9);
    for (const kind of kinds) {
      expect(kind.length).toBeGreaterThanOrEqual(4);
      expect(kind.length).toBeLessThanOrEqual(8);
    }
  });

  it('should include at least ten bestsellers, some of each category and type', () => {
    expect(products.filter(({ bestseller }) => bestseller).length).toBeGreaterThanOrEqual(10);
    for (const kind of kinds) expect(distinct(kind.map(({ bestseller }) => bestseller))).toBe(2);
  });

  it('should cost whole dollars from 14 to 320, with equal prices', () => {
    const dollars = products.map(({ price }) => price / 100);
    for (const amount of dollars) expect(amount).toBe(Math.round(amount));
    expect([Math.min(...dollars), Math.max(...dollars)]).toEqual([14, 320]);
    expect(distinct(dollars)).toBeLessThan(products.length);
  });

  it('should be sorted by descending date without equal dates', () => {
    const dates = products.map(({ date }) => date ?? NaN);
    expect(dates.every(Number.isSafeInteger)).toBe(true);
    expect(distinct(dates)).toBe(products.length);
    expect([...dates].sort((a, b) => b - a)).toEqual(dates);
  });

  it('should mostly be available in all five sizes, in order', () => {
    for (const { sizes } of products) {
      expect('S M L XL XXL'.split(' ').filter((size) => sizes.some((sold) => sold === size))).toEqual(sizes);
    }
    const unavailable = products.map(({ sizes }) => 5 - sizes.length).filter((missing) => missing > 0);
    expect(unavailable.length).toBeGreaterThan(0);
    expect(unavailable.length).toBeLessThan(26);
    expect(Math.max(...unavailable)).toBeLessThanOrEqual(2);
  });

  it('should be available in M at index 1 to 3 for the sample orders', () => {
    for (const { sizes } of products.slice(1, 4)) expect(sizes).toContain('M');
  });

  it('should each have a description, without descriptions of other products', () => {
    const ids = products.map(({ _id }) => _id);
    expect(ids.filter((id) => !descriptions[id])).toEqual([]);
    expect(Object.keys(descriptions).filter((id) => !ids.includes(id))).toEqual([]);
  });

  it('should have different descriptions of two or three sentences', () => {
    const texts = Object.values(descriptions);
    for (const text of texts) {
      expect(text).toBe(text.trim());
      expect(text).toMatch(/^[A-Z].*[.!?]$/);
      expect([2, 3]).toContain(text.split(/(?<=[.!?])\s+(?=[A-Z])/).length);
    }
    expect(distinct(texts)).toBe(products.length);
  });

  it('should have descriptions in American English, with temperatures in degrees', () => {
    for (const text of [...Object.values(descriptions), ...Object.values(harbourDescriptions)]) {
      expect(text).not.toMatch(/colour|grey|jumper|programme|mercerised|on the reverse|that really context/i);
      expect(text).not.toMatch(/\b(30|40|85|105)\b(?!°)/);
    }
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
