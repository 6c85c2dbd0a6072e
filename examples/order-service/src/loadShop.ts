import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { isRecord } from '../../../src/lib/guards';
import type { OrderShop } from './shop';

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
  // A second terminal may lack WEFT_SHOP.
  if (!data.settings.orderUrl)
    throw new Error(
      `${folder}/settings.ts has no orderUrl, so the shop takes no orders. Is WEFT_SHOP set, such as WEFT_SHOP=examples/harbour?`,
    );
  return data;
};
