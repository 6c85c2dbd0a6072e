import type { ReadOptions, ReadProducts } from './importedProduct';
import { parseJson } from './readJson';
import { readJsonProducts } from './readJsonProducts';
import { readShopify } from './readShopify';
import { readText } from './readText';

/** The products of a CSV or JSON file; throws `ImportProblems` if the file as a whole cannot be read. */
export const readProducts = (options: ReadOptions): ReadProducts => {
  const text = readText(options.file);
  const isJson = options.file.toLowerCase().endsWith('.json') || /^\s*[[{]/.test(text);
  return isJson ? readJsonProducts(parseJson(text, options.file), options) : readShopify(text, options);
};
