import { products } from '../../src/data/products';
import type { Product } from '../../src/data/types';
import { SIZES } from '../../src/data/vocabulary';

/**
 * The products of the catalogue that tests use. The skirt is sold out in XXL,
 * the trousers in M. The hoodie costs $88, in XXL $92.
 */
export const SHIRT = 'linen-camp-shirt-sand';
export const SKIRT = 'pleated-midi-skirt-camel';
export const TROUSERS = 'herringbone-wool-trousers-slate';
export const HOODIE = 'heavy-hoodie-navy';
export const TEE = 'stripe-crew-tee-ochre';

/** A product of the catalogue. */
export const theProduct = (id: string): Product => {
  const found = products.find(({ _id }) => _id === id);
  if (!found) throw new Error(`The catalogue has no ${id}.`);
  return found;
};

export const namesOf = (some: readonly Product[]) =>
  some.map(({ name }) => name);

/** A product with these fields; the other fields have defaults. */
export const productWith = (fields: Partial<Product> = {}): Product => ({
  _id: 'plain-tee',
  name: 'Plain Tee',
  description: 'A plain tee.',
  price: 2000,
  image: theProduct(SHIRT).image,
  category: 'Men',
  subCategory: 'Topwear',
  sizes: SIZES,
  date: 0,
  bestseller: false,
  hasSizeGuide: false,
  ...fields,
});
