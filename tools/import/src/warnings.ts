import { KINDS } from './categories';
import { LOOK } from './report';
import type { ShopContent } from './shopFiles';
import { isWord } from './words';

/** Lines about a shop that looks wrong, though nothing failed. */
export const warningsFor = ({
  products,
  categories,
  mapping,
}: Pick<ShopContent, 'products' | 'categories' | 'mapping'>) => {
  const isOfGroup = (name: string) => KINDS.some((kind) => isWord(name, kind));
  const group = categories.find((name) => {
    const inGroup = products.filter(({ data }) => data.category === name);
    return isOfGroup(name) && 2 * inGroup.length > products.length;
  });
  const decided = Object.values(mapping.categories);
  const others = categories
    .filter((name) => !isOfGroup(name) && !decided.includes(name))
    .join(', ');

  const looks = [
    products.every(({ data }) =>
      data.sizes.every((size) => data.variants?.[size]?.soldOut),
    ) &&
      'all products, which are sold out; "soldOut": "offer" in mapping.json sells them',
    group !== undefined &&
      others !== '' &&
      `the products in ${others}: the file does not say for whom they are, as for those in ${group}; "categories": { "*": "${group}" } in mapping.json puts them there`,
  ];
  return looks.filter(Boolean).map((look) => `${LOOK}${look}`);
};
