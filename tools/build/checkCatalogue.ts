import type { Shop } from '../../src/shop/shop';

type Catalogue = Pick<
  Shop,
  'products' | 'imageHashes' | 'descriptions' | 'sizeGuides'
>;

/**
 * Throws an error with a line for each product without images, description or
 * measures, and for each id that is unknown, used twice or has capitals. The
 * type check finds everything else.
 */
export const checkCatalogue = (shop: Catalogue): void => {
  const problems: string[] = [];
  const ids = shop.products.map(({ _id }) => _id);
  const measured = shop.products.filter(({ hasSizeGuide }) => hasSizeGuide);
  const measuredIds = measured.map(({ _id }) => _id);

  for (const [i, id] of ids.entries()) {
    if (ids.indexOf(id) < i) problems.push(`Two products have the id ${id}.`);
    if (id !== id.toLowerCase())
      problems.push(`The id ${id} is not in lower case.`);
  }

  const compare = (
    file: string,
    record: object,
    needed: readonly string[],
    advice = '',
  ) => {
    for (const id of needed) {
      if (Object.hasOwn(record, id)) continue;
      problems.push(`${file} does not have the product ${id}${advice}.`);
    }
    for (const id of Object.keys(record)) {
      if (ids.includes(id)) continue;
      problems.push(`${file} names ${id}, which is no product.`);
    }
  };
  compare('imageHashes.ts', shop.imageHashes, ids);
  compare('descriptions.ts', shop.descriptions, ids);
  compare(
    'sizeGuides.ts',
    shop.sizeGuides,
    measuredIds,
    ', whose row has no hasSizeGuide: false',
  );

  if (problems.length > 0) throw new Error(problems.join('\n'));
};
