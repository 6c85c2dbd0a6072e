import type { Mapping } from './mapping';
import { LOOK } from './report';
import type { ShopContent } from './shopFiles';
import { isSize } from './sizes';
import { isWord } from './words';

const SOME_PRODUCTS = 3;
const FEW_PRODUCTS = 10;
const MANY_CATEGORIES = 12;
const MANY_COLORS = 30;

/** Lines about a shop that looks wrong, though nothing failed. */
export const warningsFor = (
  {
    products,
    categories,
    sizes,
  }: Pick<ShopContent, 'products' | 'categories' | 'sizes'>,
  mapping: Pick<Mapping, 'categories'>,
) => {
  const styles = products.map(({ row }) => row.cell('Handle'));
  const colorsOf = (style: string) =>
    styles.filter((each) => each === style).length;
  const many = [...new Set(styles)].filter(
    (style) => colorsOf(style) > MANY_COLORS,
  );

  const isSmall = (category: string) =>
    products.filter((each) => each.category === category).length === 1;
  const small = categories.filter(isSmall);
  const hasSmall = products.length >= FEW_PRODUCTS && small.length > 0;

  const parts = [...new Set(sizes.flatMap((size) => size.split(' / ')))];
  const countries = parts.filter((part) => isWord(part, 'country'));

  const [category = '', ...others] = categories;
  const group = Object.entries(mapping.categories).find(
    ([key, label]) => label === category && ['men', 'kids'].includes(key),
  );
  // Scarves of a shop for women have no size either.
  const areClothes =
    parts.some((part) => isSize(part) && !isWord(part, 'oneSize')) ||
    products.some(({ row }) =>
      /apparel|clothing|shoes/i.test(row.cell('Product Category')),
    );
  const isGroup =
    others.length === 0 &&
    group &&
    !areClothes &&
    new Set(styles).size >= SOME_PRODUCTS;

  const looks = [
    many.length > 0 &&
      `products of more than ${MANY_COLORS} colors, each of which is a product: ${many.join(', ')}; "options" in mapping.json makes them a choice, such as { "Design": "size" }`,
    products.every(({ sizes, soldOut }) => sizes.length === soldOut?.length) &&
      'all products, which are shown as sold out; "soldOut": "offer" in mapping.json sells them',
    isGroup &&
      `the category ${category} of all products; if some are for others: "categories": { "${group[0]}": "Clothing" } in mapping.json`,
    hasSmall &&
      `categories with one product: ${small.join(', ')}; "categories" in mapping.json joins them, such as { "${small[0]}": "Others" }`,
    categories.length > MANY_CATEGORIES &&
      `${categories.length} categories; "categories" in mapping.json joins them, such as { "*": "Others" }`,
    countries.length > 0 &&
      `sizes that are countries: ${countries.join(', ')}; "options" in mapping.json hides them, such as { "Ships from": "ignore" }`,
  ];
  return looks.filter(Boolean).map((look) => `${LOOK}${look}`);
};
