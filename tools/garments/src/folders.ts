import { join, resolve } from 'node:path';

/** The root of the workspace. */
export const WORKSPACE = join(__dirname, '..');
/** The root of the shop. */
export const SHOP = join(WORKSPACE, '../..');
/** The folder of the shop's data; its images are in `images`. */
export const DATA = join(SHOP, 'src/data');

/** A path relative to the folder in which npm was called; npm runs the script in the workspace. */
export const callerPath = (path: string): string => resolve(process.env['INIT_CWD'] ?? '', path);
