import { KINDS } from './categories';
import { LOOK } from './report';
import type { ShopContent } from './shopFiles';
import { isWord } from './words';

const FEW_PRODUCTS = 10;
const MANY_CATEGORIES = 12;

/** Lines about a shop that looks wrong, though nothing failed. */
export const warningsFor = ({
  products,
  categories,
  mapping,
}: Pick<ShopContent, 'products' | 'categories' | 'mapping'>) => {
  const countIn = (category: string) =>
    products.filter(({ data }) => data.category === category).length;
  const small = categories.filter((category) => countIn(category) === 1);

  const isOfGroup = (name: string) => KINDS.some((kind) => isWord(name, kind));
  const group = categories.find(
    (name) => isOfGroup(name) && 2 * countIn(name) > products.length,
  );
  const isDecided = (name: string) =>
    Object.values(mapping.categories).includes(name);
  const ofNoGroup = categories.filter(
    (name) => !isOfGroup(name) && !isDecided(name),
  );

  const looks = [
    products.every(({ data }) =>
      data.sizes.every((size) => data.variants?.[size]?.soldOut),
    ) &&
      'all products, which are sold out; "soldOut": "offer" in mapping.json sells them',
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
