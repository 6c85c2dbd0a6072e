import { join } from 'node:path';

/** The root of the workspace. */
export const WORKSPACE = join(__dirname, '..');
/** The root of the shop. */
export const SHOP = join(WORKSPACE, '../..');
/** The folder of the files that the shop serves. */
export const PUBLIC = join(SHOP, 'public');
