import { createRequire } from 'node:module';
import { basename, resolve } from 'node:path';
import { z } from 'zod';
import type { Shop } from '../../src/data/types';
import { SHOP_FOLDER } from './fileMap';

const load = createRequire(__filename);

// Node would run a font as a script.
load.extensions['.woff2'] = (module, file) => {
  module.exports = basename(file);
};

/** The data of the shop that is built. */
export const loadShop = (): Shop =>
  z
    .object({ shop: z.custom<Shop>() })
    .parse(load(resolve(SHOP_FOLDER, 'index.ts'))).shop;
