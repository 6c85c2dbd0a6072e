import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { z } from 'zod';
import type { OrderShop } from './shop';

/** Loads the files of a folder, not its index: Node loads no font files. */
export const loadShop = (folder: string): OrderShop => {
  const load = createRequire(__filename);
  const files = ['settings', 'currency', 'products', 'labels'].map(
    (name): unknown => load(resolve(folder, `${name}.ts`)),
  );
  const shop = z.custom<OrderShop>().parse(Object.assign({}, ...files));
  // A second terminal may lack WEFT_SHOP.
  if (!shop.settings.orderUrl)
    throw new Error(
      `${folder}/settings.ts has no orderUrl, so the shop takes no orders. Is WEFT_SHOP set, such as WEFT_SHOP=examples/harbour?`,
    );
  return shop;
};
