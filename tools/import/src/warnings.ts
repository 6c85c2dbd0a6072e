import { KINDS } from './categories';
import { LOOK } from './report';
import type { ShopContent } from './shopFiles';
import { isSize } from './sizes';
import { isWord } from './words';

const FEW_PRODUCTS = 10;
const MANY_CATEGORIES = 12;

/** Lines about a shop that looks wrong, though nothing failed. */
export const warningsFor = ({
  products,
  categories,
  sizes,
  mapping,
}: Pick<ShopContent, 'products' | 'categories' | 'sizes' | 'mapping'>) => {
  const isSmall = (category: string) =>
    products.filter(({ data }) => data.category === category).length === 1;
  const small = categories.filter(isSmall);

  const parts = [...new Set(sizes.flatMap((size) => size.split(' / ')))];

  const isOfGroup = (name: string) => KINDS.some((kind) => isWord(name, kind));
  const group = categories.find(isOfGroup);
  // The owner has decided on those of another key.
  const { '': ofNone, ...decided } = mapping.categories;
  const ofNoGroup = categories.filter(
    (name) => !isOfGroup(name) && !Object.values(decided).includes(name),
  );

  const [category = '', ...others] = categories;
  const isGroup = isWord(category, 'men') || isWord(category, 'kids');
  const areClothes =
    parts.some((part) => isSize(part) && !isWord(part, 'oneSize')) ||
    products.some(({ row }) => /apparel/i.test(row.cell('Product Category')));

  const looks = [
    products.every(({ data }) =>
      data.sizes.every((size) => data.variants?.[size]?.soldOut),
    ) &&
      'all products, which are sold out; "soldOut": "offer" in mapping.json sells them',
    others.length === 0 &&
      isGroup &&
      !areClothes &&
      `the category of all products; if it is wrong: "categories": { "${category.toLowerCase()}": "Clothing" } in mapping.json`,
    group !== undefined &&
      ofNoGroup.length > 0 &&
      `the products in ${ofNoGroup.join(', ')}: the file does not say for whom they are, as for those in ${group}; "categories": { "*": "${group}" } in mapping.json puts them there`,
    products.length >= FEW_PRODUCTS &&
      small.length > 0 &&
      `categories with one product: ${small.join(', ')}; "categories": { "${small[0]}": "Others" } in mapping.json joins one`,
    categories.length > MANY_CATEGORIES &&
      `${categories.length} categories; "categories": { "*": "Others" } in mapping.json joins them`,
  ];
  return looks.filter(Boolean).map((look) => `${LOOK}${look}`);
};
