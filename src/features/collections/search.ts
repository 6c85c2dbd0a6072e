import MiniSearch, { type SearchOptions } from 'minisearch';
import { SYNONYMS } from '../../data/synonyms';
import type { Product, ProductId } from '../../data/types';
import { availableSizes } from '../catalogue/offer';
import { SIZES } from '../catalogue/product';

/** Without letter case, accents and apostrophes, and with one kind of hyphen. */
export const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f'‘’]/g, '')
    .replaceAll(/[\u2010-\u2015]/g, '-')
    .toLowerCase();

const joinHyphens = (text: string) => text.replaceAll('-', '');
const splitHyphens = (text: string) => text.replaceAll('-', ' ');

/**
 * A letter that is no size belongs to the word after it: `t shirt` means
 * `t-shirt`.
 */
const queryWords = (query: string) =>
  foldText(query)
    .replaceAll(/(?<!\S)(\p{L})\s+/gu, (text, letter: string) =>
      SIZES.includes(letter.toUpperCase()) ? text : `${letter}-`,
    )
    .split(/\s+/);

const spellings = new WeakMap<Product, string>();

/** The words of a name with and without hyphens, each after a blank. */
const spellingsOf = (product: Product): string => {
  const known = spellings.get(product);
  if (known !== undefined) return known;
  const name = foldText(product.name);
  const both = ` ${joinHyphens(name)} ${splitHyphens(name)}`;
  spellings.set(product, both);
  return both;
};

/**
 * The products whose name contains the query, or each of its words, with or
 * without hyphens. A word with a hyphen begins a word of the name, because
 * `t-shirt` is no sweatshirt.
 */
export const matchQuery = (
  products: readonly Product[],
  query: string,
): readonly Product[] => {
  const text = query.toLowerCase();
  const words = queryWords(query);
  return products.filter((product) => {
    if (product.name.toLowerCase().includes(text)) return true;
    const name = spellingsOf(product);
    return words.every((word) =>
      word.includes('-')
        ? name.includes(` ${joinHyphens(word)}`) ||
          name.includes(` ${splitHyphens(word)}`)
        : name.includes(word),
    );
  });
};

const splitWords = (text: string) => foldText(text).split(/[^\p{L}\p{N}-]+/u);

const singular = (word: string) => word.replace(/(?<=\p{L}{2}[^s])s$/u, '');

const withSynonyms = (word: string) =>
  Object.hasOwn(SYNONYMS, word) ? [word, ...(SYNONYMS[word] ?? [])] : [word];

/** The fields of few words, in which a typo is likely to mean a word. */
const NAMES = ['name', 'category', 'subCategory', 'sizes'];

/** The index of all texts of the products. It is built in parts of ten products. */
export const indexProducts = async (
  products: readonly Product[],
): Promise<MiniSearch> => {
  const index = new MiniSearch({
    idField: '_id',
    fields: [...NAMES, 'description'],
    tokenize: splitWords,
    // A word with a hyphen is found by its parts, too.
    processTerm: (word) =>
      [...new Set([joinHyphens(word), ...word.split('-')])]
        .flatMap(withSynonyms)
        .map(singular),
    searchOptions: {
      tokenize: (query) => queryWords(query).flatMap(splitWords),
      processTerm: (word) => word.length > 1 && singular(joinHyphens(word)),
    },
  });
  const documents = products.map((product) => ({
    ...product,
    sizes: ['size', ...availableSizes(product)],
  }));
  await index.addAllAsync(documents);
  return index;
};

const IN_NAMES: SearchOptions = { fields: NAMES, prefix: true };

const WITH_TYPOS: SearchOptions = {
  ...IN_NAMES,
  fuzzy: (word) => word.length > 3 && 0.3,
  maxFuzzy: 2,
  // A typo is rarely in the first letter.
  filter: ({ terms, queryTerms }) =>
    terms.some((term) =>
      queryTerms.some((word) => word.startsWith(term.charAt(0))),
    ),
};

/** From the most exact search to the least. */
const SEARCHES: readonly SearchOptions[] = [
  { combineWith: 'AND', ...IN_NAMES },
  { combineWith: 'AND', ...WITH_TYPOS },
  { combineWith: 'AND', prefix: true },
  { combineWith: 'OR', ...WITH_TYPOS },
];

const sortLetters = (word: string) => Array.from(word).sort().join('');

/** The products that may be meant by a query, the best first. */
export const suggestProducts = (
  index: MiniSearch,
  query: string,
): readonly ProductId[] => {
  const words = queryWords(query);
  // MiniSearch counts a swap of two letters, a frequent typo, as two typos.
  const hasSameLetters = (term: string) =>
    words.some(
      (word) =>
        word.length === term.length && sortLetters(word) === sortLetters(term),
    );
  const boostDocument = (_id: unknown, term: string) =>
    hasSameLetters(term) ? 10 : 1;
  for (const options of SEARCHES) {
    const found = index.search(query, { ...options, boostDocument });
    if (found.length > 0) return found.map(({ id }) => String(id));
  }
  return [];
};
