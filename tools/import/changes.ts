import { rowOf, type Shop } from './shopFiles';

const MAX_NAMES = 20;

const lineOf = (text: string, names: readonly string[]) => {
  const shown = names.slice(0, MAX_NAMES).join(', ');
  const more = names.length > MAX_NAMES ? ` and ${names.length - MAX_NAMES} more` : '';
  return `${text}: ${names.length}${names.length > 0 ? ` (${shown}${more})` : ''}`;
};

/** The lines that say which products an import adds, removes and changes, and the lists that it writes. */
export const changesOf = (
  { products, lists }: Shop,
  current: ReadonlyMap<string, string> | undefined,
): readonly string[] => {
  const labels = [
    `categories: ${lists.categories.join(', ')}`,
    `types: ${lists.types.join(', ')}`,
    `sizes: ${lists.sizes.join(', ')}`,
  ];
  if (!current) return ['The products of the shop cannot be compared.', ...labels];
  const textOf = new Map(
    products.map((product) => [
      product.id,
      JSON.stringify([rowOf(product, lists.sizes), product.hash, product.description]),
    ]),
  );
  const ids = [...textOf.keys()];
  return [
    lineOf(
      'added',
      ids.filter((id) => !current.has(id)),
    ),
    lineOf(
      'removed',
      [...current.keys()].filter((id) => !textOf.has(id)),
    ),
    lineOf(
      'changed',
      ids.filter((id) => current.has(id) && current.get(id) !== textOf.get(id)),
    ),
    ...labels,
  ];
};
