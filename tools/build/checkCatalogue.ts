import type { Shop } from '../../src/shop/shop';

type Catalogue = Pick<
  Shop,
  | 'CATEGORIES'
  | 'PRODUCT_TYPES'
  | 'SIZES'
  | 'products'
  | 'imageHashes'
  | 'descriptions'
  | 'sizeGuides'
>;

const duplicates = (values: readonly string[]) =>
  values.filter((value, i) => values.indexOf(value) !== i);

/**
 * Throws an error with a line for each product without images or description,
 * each unknown product id, and each category, type or size that catalogue.ts
 * does not list.
 */
export const checkCatalogue = ({
  products,
  imageHashes,
  descriptions,
  sizeGuides,
  CATEGORIES,
  PRODUCT_TYPES,
  SIZES,
}: Catalogue): void => {
  const ids = new Set(products.map(({ _id }) => _id));
  const missingIn = (record: object) =>
    [...ids].filter((id) => !Object.hasOwn(record, id));
  const unknownIn = (record: object) =>
    Object.keys(record).filter((id) => !ids.has(id));
  const problems = [
    ...duplicates(products.map(({ _id }) => _id)).map(
      (id) => `Two products have the id ${id}.`,
    ),
    ...products
      .filter(({ _id }) => /\.html$/i.test(_id))
      .map(({ _id }) => `The id ${_id} ends like the name of a file.`),
    ...missingIn(imageHashes).map(
      (id) => `Product ${id} has no images in imageHashes.ts.`,
    ),
    ...unknownIn(imageHashes).map(
      (id) => `imageHashes.ts names ${id}, which is no product.`,
    ),
    ...missingIn(descriptions).map(
      (id) => `Product ${id} has no description in descriptions.ts.`,
    ),
    ...unknownIn(descriptions).map(
      (id) => `descriptions.ts names ${id}, which is no product.`,
    ),
    ...products
      .filter(
        ({ _id, hasSizeGuide }) =>
          hasSizeGuide && !Object.hasOwn(sizeGuides, _id),
      )
      .map(
        ({ _id }) =>
          `Product ${_id} has no measures in sizeGuides.ts: add hasSizeGuide: false to its row.`,
      ),
    ...unknownIn(sizeGuides).map(
      (id) => `sizeGuides.ts names ${id}, which is no product.`,
    ),
    ...products.flatMap(({ _id, category, subCategory, sizes }) => [
      ...(CATEGORIES.includes(category)
        ? []
        : [`Product ${_id} has the unknown category ${category}.`]),
      ...(PRODUCT_TYPES.includes(subCategory)
        ? []
        : [`Product ${_id} has the unknown type ${subCategory}.`]),
      ...sizes
        .filter((size) => !SIZES.includes(size))
        .map((size) => `Product ${_id} has the unknown size ${size}.`),
    ]),
  ];
  if (problems.length > 0) throw new Error(problems.join('\n'));
};
