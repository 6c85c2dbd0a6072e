import { descriptions } from '../../src/data/descriptions';
import { imageHashes } from '../../src/data/images';
import { products } from '../../src/data/products';
import { sizeGuides } from '../../src/data/sizeGuides';

interface Catalogue {
  readonly products: readonly { readonly _id: string }[];
  readonly imageHashes: Readonly<Record<string, string>>;
  readonly descriptions: Readonly<Record<string, string>>;
  readonly sizeGuides: Readonly<Record<string, unknown>>;
}

/** Throws an error with a line for each product without images, size guide or description, and for each unknown product id. */
export const checkCatalogue = (
  catalogue: Catalogue = { products, imageHashes, sizeGuides, descriptions },
): void => {
  const ids = catalogue.products.map(({ _id }) => _id);
  const missingIn = (record: object) => ids.filter((id) => !Object.hasOwn(record, id));
  const unknownIn = (record: object) => Object.keys(record).filter((id) => !ids.includes(id));
  const problems = [
    ...missingIn(catalogue.imageHashes).map((id) => `Product ${id} has no images: run npm run images.`),
    ...unknownIn(catalogue.imageHashes).map(
      (id) => `src/data/images.ts names ${id}, which is no product: run npm run images.`,
    ),
    ...missingIn(catalogue.sizeGuides).map((id) => `Product ${id} has no size guide: run npm run images.`),
    ...unknownIn(catalogue.sizeGuides).map(
      (id) => `src/data/sizeGuides.ts names ${id}, which is no product: run npm run images.`,
    ),
    ...missingIn(catalogue.descriptions).map(
      (id) => `Product ${id} has no description: add it to src/data/descriptions.ts.`,
    ),
    ...unknownIn(catalogue.descriptions).map(
      (id) => `src/data/descriptions.ts names ${id}, which is no product: remove it.`,
    ),
  ];
  if (problems.length > 0) throw new Error(problems.join('\n'));
};
