import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import type { Shop } from '../../../src/data/types';
import { isRecord, ownValue } from '../../../src/lib/guards';

/** What the service reads of a shop. */
export type OrderShop = Pick<
  Shop,
  'settings' | 'CURRENCY' | 'products' | 'labels'
>;

const isShop = (data: unknown): data is OrderShop =>
  isRecord(data) &&
  ['settings', 'CURRENCY', 'products', 'labels'].every((name) => name in data);

/** Loads the files of a folder, not its index: Node loads no font files. */
export const loadShop = (folder: string): OrderShop => {
  const load = createRequire(__filename);
  const files = ['settings', 'currency', 'products', 'labels'].map(
    (name): unknown => load(resolve(folder, `${name}.ts`)),
  );
  const data: unknown = Object.assign({}, ...files);
  if (!isShop(data)) throw new Error(`${folder} is not the folder of a shop.`);
  // A second terminal may lack the variable.
  if (!data.settings.orderUrl)
    throw new Error(
      `${folder}/settings.ts has no orderUrl, so the shop takes no orders. Is WEFT_SHOP set, such as WEFT_SHOP=examples/harbour?`,
    );
  return data;
};

export const findProduct = ({ products }: OrderShop, id: string) =>
  products.find(({ _id }) => _id === id);

/** A text of the shop by its English text. */
export const labelIn = ({ labels }: OrderShop, text: string): string => {
  const label = ownValue<string | object>(labels.texts, text);
  return typeof label === 'string' ? label : text;
};
