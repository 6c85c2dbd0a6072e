import MiniSearch, { type SearchOptions } from 'minisearch';
import { SYNONYMS } from '../../data/synonyms';
import type { Product, ProductId } from '../../data/types';
import { availableSizes } from '../catalogue/offer';
import { foldText, joinHyphens, queryWords } from './search';

const splitWords = (text: string) => foldText(text).split(/[^\p{L}\p{N}-]+/u);

const singular = (word: string) => word.replace(/(?<=\p{L}{2}[^s])s$/u, '');

const synonyms = new Map(Object.entries(SYNONYMS));

const withSynonyms = (word: string) => [word, ...(synonyms.get(word) ?? [])];

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

/** A list of suggestions has the best ones alone. */
const SUGGESTION_LIMIT = 8;

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
    if (found.length > 0)
      return found.slice(0, SUGGESTION_LIMIT).map(({ id }) => String(id));
  }
  return [];
};
