import type { ShopContent } from './shopFiles';
import { isWord } from './words';

const FEW_PRODUCTS = 10;
const MANY_CATEGORIES = 12;

/** Lines about a shop that looks wrong, though nothing failed. */
export const warningsFor = ({
  products,
  categories,
  sizes,
}: Pick<ShopContent, 'products' | 'categories' | 'sizes'>) => {
  const handles = new Set(products.map(({ row }) => row.cell('Handle')));
  const isMany = products.length >= 3 * handles.size;

  const isSmall = (category: string) =>
    products.filter((each) => each.category === category).length === 1;
  const small = categories.filter(isSmall);
  const hasSmall = products.length >= FEW_PRODUCTS && small.length > 0;

  const parts = new Set(sizes.flatMap((size) => size.split(' / ')));
  const countries = [...parts].filter((part) => isWord(part, 'country'));

  const looks = [
    isMany && `products: ${handles.size} of the file became ${products.length}`,
    hasSmall && `categories with one product: ${small.join(', ')}`,
    categories.length > MANY_CATEGORIES && `${categories.length} categories`,
    countries.length > 0 && `sizes that are countries: ${countries.join(', ')}`,
  ];
  return looks.filter(Boolean).map((look) => `LOOK AT ${look}`);
};
