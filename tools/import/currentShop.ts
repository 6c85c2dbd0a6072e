import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { transformSync } from '@swc/core';
import { isArray, isRecord } from '../../src/domain/guards';
import { slugOf } from '../../src/domain/productRows';
import type { Kind } from './mapping';
import { ImportProblems, messageOf } from './report';

type Exports = Readonly<Record<string, unknown>>;

/** What the data files import: `toProducts` returns its rows. Types are not imported at run time. */
const IMPORTS = { toProducts: (rows: unknown) => rows };

/** The exports of a data file of the shop, without what it imports. Each call reads the file again. */
const readExports = (path: string): Exports => {
  const { code } = transformSync(readFileSync(path, 'utf8'), {
    filename: path,
    swcrc: false,
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
    module: { type: 'commonjs' },
  });
  const exports: Exports = {};
  runInNewContext(code, { exports, require: () => IMPORTS });
  return exports;
};

const isTexts = (value: unknown): value is readonly string[] =>
  isArray(value) && value.every((text) => typeof text === 'string');

/** The lists of a shop without its own. */
const DEFAULTS: Readonly<Record<Kind, readonly string[]>> = {
  categories: ['Men', 'Women', 'Kids'],
  types: ['Topwear', 'Bottomwear', 'Winterwear'],
  sizes: ['S', 'M', 'L', 'XL', 'XXL'],
};

/** The categories, types and sizes of the shop in a folder. */
export const readLists = (out: string): Readonly<Record<Kind, readonly string[]>> => {
  const path = join(out, 'catalogue.ts');
  if (!existsSync(path)) return DEFAULTS;
  try {
    const { CATEGORIES, PRODUCT_TYPES, SIZES } = readExports(path);
    if (isTexts(CATEGORIES) && isTexts(PRODUCT_TYPES) && isTexts(SIZES))
      return { categories: CATEGORIES, types: PRODUCT_TYPES, sizes: SIZES };
  } catch (error) {
    throw new ImportProblems([`${path} cannot be read: ${messageOf(error)}`]);
  }
  throw new ImportProblems([`${path} does not export CATEGORIES, PRODUCT_TYPES and SIZES.`]);
};

/** What the shop in a folder has of each product, as JSON by id; undefined if it cannot be read. */
export const readCurrentProducts = (out: string): ReadonlyMap<string, string> | undefined => {
  const named = (name: string) => readExports(join(out, name));
  if (!existsSync(join(out, 'products.ts'))) return new Map();
  try {
    const { products: rows } = named('products.ts');
    const { imageHashes: hashes } = named('images.ts');
    const { descriptions } = named('descriptions.ts');
    if (!isArray(rows) || !isRecord(hashes) || !isRecord(descriptions)) return undefined;
    return new Map(
      rows.flatMap((row) => {
        if (!isArray(row)) return [];
        const [name, , , , , , options] = row;
        const given = isRecord(options) ? options['id'] : undefined;
        const id = typeof given === 'string' ? given : slugOf(String(name));
        return [[id, JSON.stringify([row, hashes[id], descriptions[id]])] as const];
      }),
    );
  } catch {
    return undefined;
  }
};
