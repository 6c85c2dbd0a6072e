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
 * each unknown product id or id with capitals, and each category, type or size
 * that catalogue.ts does not list.
 */
export const checkCatalogue = (shop: Catalogue): void => {
  const { products, imageHashes, descriptions, sizeGuides } = shop;
  const ids = products.map(({ _id }) => _id);
  const uniqueIds = new Set(ids);
  const problems: string[] = [];

  const missingIn = (record: object) =>
    [...uniqueIds].filter((id) => !Object.hasOwn(record, id));

  const reportUnknown = (file: string, record: object) => {
    for (const id of Object.keys(record)) {
      if (uniqueIds.has(id)) continue;
      problems.push(`${file} names ${id}, which is no product.`);
    }
  };

  for (const id of duplicates(ids))
    problems.push(`Two products have the id ${id}.`);
  for (const id of ids) {
    if (/\.html$/i.test(id))
      problems.push(`The id ${id} ends like the name of a file.`);
    if (id !== id.toLowerCase())
      problems.push(`The id ${id} is not in lower case.`);
  }

  for (const id of missingIn(imageHashes))
    problems.push(`Product ${id} has no images in imageHashes.ts.`);
  reportUnknown('imageHashes.ts', imageHashes);

  for (const id of missingIn(descriptions))
    problems.push(`Product ${id} has no description in descriptions.ts.`);
  reportUnknown('descriptions.ts', descriptions);

  for (const { _id, hasSizeGuide } of products) {
    if (!hasSizeGuide || Object.hasOwn(sizeGuides, _id)) continue;
    problems.push(
      `Product ${_id} has no measures in sizeGuides.ts: add hasSizeGuide: false to its row.`,
    );
  }
  reportUnknown('sizeGuides.ts', sizeGuides);

  for (const { _id, category, subCategory, sizes } of products) {
    const start = `Product ${_id} has the unknown`;
    if (!shop.CATEGORIES.includes(category))
      problems.push(`${start} category ${category}.`);
    if (!shop.PRODUCT_TYPES.includes(subCategory))
      problems.push(`${start} type ${subCategory}.`);
    for (const size of sizes) {
      if (!shop.SIZES.includes(size)) problems.push(`${start} size ${size}.`);
    }
  }
  if (problems.length > 0) throw new Error(problems.join('\n'));
};
