import { products as shown } from '../../src/data/products';
import type { Product } from '../../src/data/types';

const COUNT = 5000;
const HOUR = 60 * 60 * 1000;

const copies = Math.ceil(COUNT / shown.length);
const models = Array.from({ length: copies }, () => shown).flat();

/**
 * The products of the shop, repeated with other names. It replaces the
 * catalogue in the bundle of `serveLarge`.
 */
export const products = models.slice(0, COUNT).map((model, index): Product => ({
  ...model,
  _id: `${model._id}-${index + 1}`,
  name: model.name.replace(/,|$/, ` ${index + 1},`),
  date: (model.date ?? 0) - index * HOUR,
}));
