import { products as shown } from '../../src/data/products';
import type { ProductSummary } from '../../src/shop/product';
import { slugOf } from '../../src/shop/productRows';

const COUNT = 5000;
const HOUR = 60 * 60 * 1000;

const copies = Math.ceil(COUNT / shown.length);
const models = Array.from({ length: copies }, () => shown).flat();

/**
 * The products of the shop, repeated with other names. It replaces the
 * catalogue in the bundle of `serveLarge`.
 */
export const products = models
  .slice(0, COUNT)
  .map((model, index): ProductSummary => {
    const name = model.name.replace(/,|$/, ` ${index + 1},`);
    return {
      ...model,
      _id: slugOf(name),
      name,
      date: (model.date ?? 0) - index * HOUR,
    };
  });
