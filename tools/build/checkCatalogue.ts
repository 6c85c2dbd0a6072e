import type { ShopData } from '../../src/app/prerender';
import { PATHS } from '../../src/domain/paths';
import { SHOP_FOLDER } from './fileMap';

type Catalogue = Omit<ShopData, 'name'>;

const duplicates = (values: readonly string[]) => values.filter((value, i) => values.indexOf(value) !== i);

/**
 * Throws an error with a line for each product without images or description, each unknown product id, each category,
 * type or size that catalogue.ts does not list, and each page without description.
 */
export const checkCatalogue = ({
  products,
  imageHashes,
  descriptions,
  sizeGuides,
  describedPages,
  values,
}: Catalogue): void => {
  const ids = new Set(products.map(({ _id }) => _id));
  const missingIn = (record: object) => [...ids].filter((id) => !Object.hasOwn(record, id));
  const unknownIn = (record: object) => Object.keys(record).filter((id) => !ids.has(id));
  const problems = [
    ...duplicates(products.map(({ _id }) => _id)).map((id) => `Two products have the id ${id}.`),
    ...missingIn(imageHashes).map((id) => `Product ${id} has no images in images.ts.`),
    ...unknownIn(imageHashes).map((id) => `images.ts names ${id}, which is no product.`),
    ...missingIn(descriptions).map((id) => `Product ${id} has no description in descriptions.ts.`),
    ...unknownIn(descriptions).map((id) => `descriptions.ts names ${id}, which is no product.`),
    ...products
      .filter(({ _id, hasSizeGuide }) => hasSizeGuide && !Object.hasOwn(sizeGuides, _id))
      .map(
        ({ _id }) => `Product ${_id} has no measures in sizeGuides.ts: add hasSizeGuide: false to its row.`,
      ),
    ...unknownIn(sizeGuides).map((id) => `sizeGuides.ts names ${id}, which is no product.`),
    ...Object.keys(PATHS)
      .filter((page) => !describedPages.includes(page))
      .map((page) => `${SHOP_FOLDER}/pageDescriptions.ts has no entry for ${page}.`),
    ...products.flatMap(({ _id, category, subCategory, sizes }) => [
      ...(values.categories.includes(category)
        ? []
        : [`Product ${_id} has the unknown category ${category}.`]),
      ...(values.types.includes(subCategory) ? [] : [`Product ${_id} has the unknown type ${subCategory}.`]),
      ...sizes
        .filter((size) => !values.sizes.includes(size))
        .map((size) => `Product ${_id} has the unknown size ${size}.`),
    ]),
  ];
  if (problems.length > 0) throw new Error(problems.join('\n'));
};
