import { copyFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createImporter, type Importer } from './support/importer';

/**
 * The exports of `fixtures`: each has the shape of something that real exports
 * have, and what the dry run prints about it.
 */
const EXPORTS: readonly (readonly [name: string, ...lines: string[]])[] = [
  [
    'colorWithoutImage',
    'categories: Women',
    'types: Hats',
    'sizes: One size',
    'options: Color (color)',
    'added: 2 (beanie-grey, beanie-moss)',
  ],
  [
    'smallImage',
    'images left out, must have a shorter side of at least 400 pixels: 1 (row 2 "399 × 600 pixels")',
    'products left out, no image: 1 (row 2 "mini")',
    'categories: Women',
    'types: Knitwear',
    'sizes: One size',
    'added: 1 (full)',
  ],
  [
    'noType',
    'products without a type, now in Clothing; "types": { "": "Others" } in mapping.json sets another: 2 (row 2, row 3)',
    'categories: Men',
    'types: Clothing, Vests',
    'sizes: One size',
    'added: 3 (belt, tie, vest)',
  ],
  [
    'everyDecision',
    'products left out, the Title is empty: 1 (row 4 "voucher")',
    'products without a category, now in Clothing; "categories": { "": "Others" } in mapping.json sets another: 1 (row 2)',
    'products without a type, now in Clothing; "types": { "": "Others" } in mapping.json sets another: 1 (row 2)',
    'categories: Clothing',
    'types: Clothing',
    'sizes: S, M',
    'options: Talla (size)',
    'added: 1 (polo)',
  ],
  [
    'sizeOrder',
    'rows left out, another has the size and color: 1 (row 10)',
    'categories: Women, Kids',
    'types: Tops',
    'sizes: PP, P, M, G, GG, 0-3 meses, 6-12M, 12-18 meses',
    'options: Size (size)',
    'added: 2 (top, romper)',
  ],
  [
    'tags',
    'categories: Kids, Men, Women, Unisex',
    'types: Tops',
    'sizes: One size',
    'added: 9 (kid, mens, men-s, ladies, girls, baby, unisex, both, best)',
  ],
  [
    'giftCard',
    'products left out, gift cards, insurances and fees: 1 (row 2 "voucher")',
    'categories: Women',
    'types: Skirts',
    'sizes: One size',
    'added: 1 (sale)',
  ],
  [
    'colorIds',
    'ids used twice, with a number: 1 (row 4 "shawl-moss-2")',
    'categories: Women',
    'types: Shawls',
    'sizes: One size',
    'options: Color (color)',
    'added: 2 (shawl-moss, shawl-moss-2)',
  ],
  [
    'freeProduct',
    'variants left out, no "Variant Price" above 0; write it as 49.90: 1 (row 2 "0.00")',
    'products left out, no variant that can be sold: 1 (row 2 "swatch")',
    'categories: Women',
    'types: Coats',
    'sizes: One size',
    'added: 1 (coat)',
  ],
];

const FIXTURES = join(__dirname, 'fixtures');

let importer: Importer;
beforeAll(async () => {
  importer = await createImporter();
});
afterAll(() => importer.remove());

/** The lines about products, without what every export has. */
const linesOf = (printed: string) =>
  printed
    .split('\n')
    .filter(
      (line) =>
        !/^(removed|changed|The currency|Still|--write-mapping|Would|options: none)/.test(
          line,
        ),
    );

const dryRun = async (name: string, ...args: readonly string[]) => {
  const file = join(FIXTURES, `${name}.csv`);
  const images = join(importer.folder, 'images');
  for (const [image] of readFileSync(file, 'utf8').matchAll(/[\w-]+\.jpg/g))
    if (!existsSync(join(images, image)))
      copyFileSync(join(images, 'photo.jpg'), join(images, image));
  return importer.run(file, '--dry-run', ...args);
};

describe('the dry run of an export', () => {
  it.each(EXPORTS)(
    'should import %s at the first try, and save a mapping that decides the same',
    async (name, ...lines) => {
      const mapping = importer.write(`${name}.json`, '{}');
      const read = (): unknown => JSON.parse(readFileSync(mapping, 'utf8'));
      const run = (...args: readonly string[]) =>
        dryRun(name, '--mapping', mapping, ...args);

      const first = await run('--write-mapping');
      expect(first.hasSucceeded).toBe(true);
      expect(linesOf(first.printed)).toEqual(lines);

      const saved = read();
      const second = await run('--write-mapping');
      expect(linesOf(second.printed)).toEqual(lines);
      expect(read()).toEqual(saved);
    },
  );

  it('should save every decision', async () => {
    const mapping = importer.write('decisions.json', '{}');
    await dryRun('everyDecision', '--mapping', mapping, '--write-mapping');
    expect(JSON.parse(readFileSync(mapping, 'utf8'))).toMatchObject({
      options: { Talla: 'size' },
      categories: { '': 'Clothing' },
      types: { '': 'Clothing' },
      sizes: { mediano: 'M' },
    });
  });

  it('should keep the types of other products where the mapping has one for none', async () => {
    const mapping = importer.write('type.json', '{"types": {"": "Extras"}}');
    const { printed } = await dryRun('noType', '--mapping', mapping);
    expect(printed).toContain('types: Extras, Vests\n');
  });
});
