import MiniSearch, {
  type QueryCombination,
  type SearchOptions,
} from 'minisearch';
import { SYNONYMS } from '../../../data/synonyms';
import type { Product, ProductId } from '../../../data/types';
import { t } from '../../../texts/t';
import { availableSizes, compareAtPriceOf } from '../../catalogue/offer';
import { sizeText } from '../../catalogue/product';
import { foldText, joinHyphens, queryWords } from './nameMatch';

const splitWords = (text: string) => foldText(text).split(/[^\p{L}\p{N}-]+/u);

const singular = (word: string) => word.replace(/(?<=\p{L}{2}[^s])s$/u, '');

const synonyms = new Map(Object.entries(SYNONYMS));

const withSynonyms = (word: string) => [word, ...(synonyms.get(word) ?? [])];

/** The fields of few words, in which a mistyped word is searched. */
const NAMES = ['name', 'garment', 'category', 'subCategory'];

/** Words that say nothing of a product. */
const STOP_WORDS = t('a an and for in of on the to under with').split(' ');

/** The index of all texts of the products. It is built in parts of ten products. */
export const indexProducts = async (
  products: readonly Product[],
): Promise<MiniSearch> => {
  const index = new MiniSearch({
    idField: '_id',
    fields: [...NAMES, 'offer', 'description'],
    tokenize: splitWords,
    // A word with a hyphen is found as a whole and by its parts.
    processTerm: (word) =>
      [...new Set([joinHyphens(word), ...word.split('-')])]
        .flatMap(withSynonyms)
        .map(singular),
    searchOptions: {
      // For "navy coat", another coat fits better than another product in navy.
      boost: { garment: 4, description: 0.2 },
      tokenize: (query) => queryWords(query).flatMap(splitWords),
      processTerm: (word) =>
        !STOP_WORDS.includes(word) && singular(joinHyphens(word)),
    },
  });
  const documents = products.map((product) => ({
    ...product,
    // The garment is the last word before the color.
    garment: product.name.replace(/,.*/, '').split(' ').at(-1),
    offer: [
      // The text of a size contains the age that it fits.
      ...availableSizes(product).map((size) => sizeText(product, size)),
      compareAtPriceOf(product, null) === undefined ? '' : t('sale'),
      product.bestseller ? t('best seller') : '',
    ],
  }));
  await index.addAllAsync(documents);
  return index;
};

/** Whether a word is more than a size or a digit, which match only as a whole. */
const isLong = (word: string) => word.length > 1;

const WITH_ALL_WORDS: SearchOptions = {
  combineWith: 'AND',
  prefix: isLong,
  fields: [...NAMES, 'offer'],
};

const WITH_TYPOS: SearchOptions = {
  fields: NAMES,
  fuzzy: (word) => word.length > 3 && 0.3,
  maxFuzzy: 2,
};

/** The searches for a query, from the most to the least exact one. */
const searchesFor = (query: string): readonly QueryCombination[] => [
  { queries: [query], ...WITH_ALL_WORDS },
  { queries: [query], ...WITH_ALL_WORDS, ...WITH_TYPOS },
  {
    queries: [
      { queries: [query], ...WITH_TYPOS },
      { queries: [query], fields: ['offer', 'description'] },
    ],
  },
];

/** A list of suggestions has at most this many products. */
const SUGGESTION_LIMIT = 8;

const sortLetters = (word: string) => Array.from(word).sort().join('');

/** The products that may be meant by a query, the best first. */
export const suggestProducts = (
  index: MiniSearch,
  query: string,
): readonly ProductId[] => {
  const words = queryWords(query).map(singular);
  // MiniSearch counts a swap of two letters, a frequent typo, as two typos.
  const hasSameLetters = (term: string) =>
    words.some(
      (word) =>
        word.length === term.length && sortLetters(word) === sortLetters(term),
    );
  const boostDocument = (_id: unknown, term: string) =>
    hasSameLetters(term) ? 10 : 1;
  for (const search of searchesFor(query)) {
    const found = index.search(search, {
      boostDocument,
      // A typo is rarely in the first letter. A size or a digit alone is no match.
      filter: ({ terms, queryTerms }) =>
        terms.some(
          (term) =>
            isLong(term) &&
            queryTerms.some((word) => word.startsWith(term.charAt(0))),
        ),
    });
    if (found.length > 0)
      return found.slice(0, SUGGESTION_LIMIT).map(({ id }) => String(id));
  }
  return [];
};
