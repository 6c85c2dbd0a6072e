import type { Shop } from '../../src/data/types';

type Catalogue = Pick<
  Shop,
  'CATEGORIES' | 'PRODUCT_TYPES' | 'SIZES' | 'VIEWS' | 'products' | 'sizeGuides'
>;

/**
 * Throws an error with a line for each product with an id that is used twice or
 * has capitals, with a category, a type, a size or more images than the shop
 * has, and for each product and size guide without the other. The type check
 * finds everything else.
 */
export const checkCatalogue = (shop: Catalogue): void => {
  const problems: string[] = [];
  const ids = shop.products.map(({ _id }) => _id);

  for (const [i, product] of shop.products.entries()) {
    const { _id: id, category, subCategory, sizes, hasSizeGuide } = product;
    const report = (problem: string) => problems.push(`${id} ${problem}.`);
    if (ids.indexOf(id) < i) report('is the id of two products');
    if (id !== id.toLowerCase()) report('is not in lower case');
    if (!shop.CATEGORIES.includes(category)) report(`has no known category`);
    if (!shop.PRODUCT_TYPES.includes(subCategory)) report('has no known type');
    if (!sizes.every((size) => shop.SIZES.includes(size)))
      report('has an unknown size');
    if (product.image.length > shop.VIEWS.length)
      report('has more images than the shop has views');
    if (hasSizeGuide !== Object.hasOwn(shop.sizeGuides, id))
      report('has hasSizeGuide without a size guide, or the reverse');
  }
  for (const id of Object.keys(shop.sizeGuides)) {
    if (!ids.includes(id))
      problems.push(`sizeGuides.ts names ${id}, which is no product.`);
  }

  if (problems.length > 0) throw new Error(problems.join('\n'));
};
