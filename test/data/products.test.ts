import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { descriptions } from '../../src/data/descriptions';
import { products } from '../../src/data/products';
import { CATEGORIES, PRODUCT_TYPES } from '../../src/domain/product';

const slug = (name: string) =>
  name
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .join('-');
const distinct = (values: readonly unknown[]) => new Set(values).size;
const cells = CATEGORIES.flatMap((category) =>
  PRODUCT_TYPES.map((type) =>
    products.filter((product) => product.category === category && product.subCategory === type),
  ),
);

describe('the catalogue', () => {
  it('holds 52 products', () => {
    expect(products).toHaveLength(52);
  });

  it('has an id for each that is the slug of its name, and no id and no name twice', () => {
    for (const { _id, name } of products) expect(_id).toBe(slug(name));
    expect(distinct(products.map(({ _id }) => _id))).toBe(products.length);
    expect(distinct(products.map(({ name }) => name.toLowerCase()))).toBe(products.length);
  });

  it('repeats no name with only a number changed', () => {
    expect(distinct(products.map(({ name }) => name.replaceAll(/\d+|[ivx]+$/gi, '#')))).toBe(products.length);
  });

  it('has ids whose order no object changes, as keys that look like numbers would', () => {
    const ids = products.map(({ _id }) => _id);
    expect(Object.keys(Object.fromEntries(ids.map((id) => [id, true])))).toEqual(ids);
  });

  it('fills each of its nine cells with 4 to 8', () => {
    expect(cells).toHaveLength(9);
    for (const cell of cells) {
      expect(cell.length).toBeGreaterThanOrEqual(4);
      expect(cell.length).toBeLessThanOrEqual(8);
    }
  });

  it('has ten bestsellers or more, in every cell one at least and not only', () => {
    expect(products.filter(({ bestseller }) => bestseller).length).toBeGreaterThanOrEqual(10);
    for (const cell of cells) expect(distinct(cell.map(({ bestseller }) => bestseller))).toBe(2);
  });

  it('asks whole dollars, 14 to 320, and of some the same', () => {
    const asked = products.map(({ price }) => price / 100);
    for (const amount of asked) expect(amount).toBe(Math.round(amount));
    expect([Math.min(...asked), Math.max(...asked)]).toEqual([14, 320]);
    expect(distinct(asked)).toBeLessThan(products.length);
  });

  it('goes from the newest to the oldest, no two on one date', () => {
    const dates = products.map(({ date }) => date);
    expect(dates.every(Number.isSafeInteger)).toBe(true);
    expect(distinct(dates)).toBe(products.length);
    expect([...dates].sort((a, b) => b - a)).toEqual(dates);
  });

  it('has most products in all five sizes and no size out of order', () => {
    for (const { sizes } of products) {
      expect('S M L XL XXL'.split(' ').filter((size) => sizes.some((sold) => sold === size))).toEqual(sizes);
    }
    const lacking = products.map(({ sizes }) => 5 - sizes.length).filter((missing) => missing > 0);
    expect(lacking.length).toBeGreaterThan(0);
    expect(lacking.length).toBeLessThan(26);
    expect(Math.max(...lacking)).toBeLessThanOrEqual(2);
  });

  it('sells the three of the sample orders in M', () => {
    for (const { sizes } of products.slice(1, 4)) expect(sizes).toContain('M');
  });

  it('describes each in two or three sentences, none of them twice', () => {
    expect([...descriptions.keys()].sort()).toEqual(products.map(({ _id }) => _id).sort());
    for (const description of descriptions.values()) {
      expect(description).toBe(description.trim());
      expect(description).toMatch(/^[A-Z].*[.!?]$/);
      const sentences = description.split(/(?<=[.!?])\s+(?=[A-Z])/);
      expect([2, 3]).toContain(sentences.length);
    }
    expect(distinct([...descriptions.values()])).toBe(products.length);
  });

  it('has a file for every picture, and no picture of two products', () => {
    const pictures = products.flatMap(({ image }) => image);
    expect(distinct(pictures)).toBe(pictures.length);
    for (const { image } of products) expect(image.length).toBeGreaterThan(0);
    const missing = pictures.filter((address) => {
      const file = join(__dirname, '../../public', address);
      return !address.startsWith('/') || !existsSync(file) || statSync(file).size === 0;
    });
    expect(missing).toEqual([]);
  });
});
