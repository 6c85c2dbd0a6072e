import { byId } from '../domain/product';
import { range } from './range';

/** What the shop sells, newest first; a build for measuring puts a larger range in the place of this file. */
export const products = range;

/** The same products by id: whatever is not a key here is no product. */
export const productsById = byId(products);
