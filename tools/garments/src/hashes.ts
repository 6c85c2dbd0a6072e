import { fingerprint, libraryFingerprint, sceneFingerprint } from './output/fingerprint';
import type { Recipe } from './recipe';
import { recipes } from './recipes';
import { scenes } from './recipes/banners';
import { BANNER_NAMES, products, type ProductSummary } from './shop';

type Hashes = Readonly<Record<string, string>>;

/** What a product is drawn from. */
export const recipeOf = ({ _id }: Pick<ProductSummary, '_id'>): Recipe => {
  const recipe = recipes[_id];
  if (!recipe) throw new Error(`There is no recipe for "${_id}" in tools/garments/recipes.`);
  return recipe;
};

/** The hash that the pictures of each product ought to have, by its id. */
export const productHashes = (): Hashes => {
  const library = libraryFingerprint();
  return Object.fromEntries(
    products.map((product) => [product._id, fingerprint(recipeOf(product), library)]),
  );
};

/** The hash that each wide picture ought to have. */
export const bannerHashes = (): Hashes => {
  const library = libraryFingerprint();
  return Object.fromEntries(BANNER_NAMES.map((name) => [name, sceneFingerprint(scenes[name], library)]));
};
