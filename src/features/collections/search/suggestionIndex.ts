import MiniSearch, {
  type Query,
  type SearchOptions,
  type SearchResult,
} from 'minisearch';
import { labels } from '../../../data/labels';
import { SYNONYMS } from '../../../data/synonyms';
import type { Product } from '../../../data/types';
import { t } from '../../../texts/t';
import {
  availableSizes,
  compareAtPriceOf,
  priceOf,
} from '../../catalogue/offer';
import { sizeText } from '../../catalogue/product';
import { foldText, joinHyphens, queryWords } from './nameMatch';
import { readAmount } from './queryAmount';
import { readQuestion } from './questions';
import type { Suggestions } from './suggestionsSlice';

const splitWords = (text: string) =>
  foldText(text)
    .split(/[^\p{L}\p{N}-]+/u)
    .filter((word) => word !== '');

const { pluralEnding = /(?<=s|x|ch|sh)es$|(?<=\p{L}{2}[^s])s$/u } = labels;

/** A word without the ending that its plural may have. */
const singular = (word: string) => word.replace(pluralEnding, '');

const wordsOf = (query: string) => queryWords(query).flatMap(splitWords);

const synonyms = new Map(
  Object.entries(SYNONYMS).map(([word, others]) => [
    foldText(word),
    others.map(foldText),
  ]),
);

const withSynonyms = (word: string) => [word, ...(synonyms.get(word) ?? [])];

/** The fields of few words, in which a mistyped word is searched. */
const NAMES = ['name', 'garment', 'category', 'subCategory'];

const SHORT_TEXTS = [...NAMES, 'offer'];

/** Words that say nothing of a product. */
const STOP_WORDS = splitWords(t('a an and for in me my of on the to with'));

/** Words that mean any product. */
const ANY_PRODUCT = splitWords(
  t('gift gifts present presents something anything clothes clothing'),
);

/** The index of all texts. It is built in parts of ten products. */
const createIndex = async (products: readonly Product[]) => {
  const index = new MiniSearch({
    idField: '_id',
    fields: [...SHORT_TEXTS, 'description'],
    tokenize: splitWords,
    // A word with a hyphen is found as a whole and by its parts.
    processTerm: (word) =>
      [...new Set([joinHyphens(word), ...word.split('-')])]
        .flatMap(withSynonyms)
        .map(singular),
    searchOptions: {
      // For "navy coat", another coat fits better than another product in navy.
      boost: { garment: 4, description: 0.2 },
      tokenize: wordsOf,
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
      ...(compareAtPriceOf(product, null) === undefined
        ? []
        : [t('sale'), t('Reduced')]),
      product.bestseller ? t('best seller') : '',
    ],
  }));
  await index.addAllAsync(documents);
  return index;
};

/** Whether a word is more than a size or a digit, which match only as a whole. */
const isLong = (word: string) => word.length > 1;

/** A size, an age or a short word has no typo. */
const withTypos = (word: string, fuzzy: number): Query =>
  word.length > 3
    ? { queries: [word], fields: NAMES, fuzzy, maxFuzzy: 2 }
    : { queries: [word], fields: SHORT_TEXTS };

const sortLetters = (word: string) => Array.from(word).sort().join('');

/** Whether the words of the query have the letters of the found words. */
const isSwapped = ({ terms, queryTerms }: SearchResult) => {
  const letters = queryTerms.map(sortLetters);
  return terms.every((term) => letters.includes(sortLetters(term)));
};

/** A size or a digit alone is no match, and a typo is rarely in the first letter. */
const isMeant = ({ terms, queryTerms }: SearchResult) =>
  terms.some(
    (term) =>
      isLong(term) &&
      queryTerms.some((word) => word.startsWith(term.charAt(0))),
  );

interface Search {
  query: Query;
  filter: (result: SearchResult) => boolean;
  /** Whether the products have all words of the query. */
  isExact: boolean;
}

/** The searches for words, from the most to the least exact one. */
const searchesFor = (
  words: readonly string[],
  prefix: false | typeof isLong,
): readonly Search[] => {
  const mistyped = (fuzzy: number) =>
    words.map((word) => withTypos(word, fuzzy));
  const all: SearchOptions = { combineWith: 'AND', prefix };
  const inProse = words.filter((word) => word.length > 3);
  return [
    {
      query: { queries: [...words], ...all, fields: SHORT_TEXTS },
      filter: isMeant,
      isExact: true,
    },
    {
      query: { queries: mistyped(0.2), ...all },
      filter: isMeant,
      isExact: false,
    },
    {
      // MiniSearch counts a swap of two letters, a frequent typo, as two typos.
      query: { queries: mistyped(0.4), ...all },
      filter: isSwapped,
      isExact: false,
    },
    {
      query: {
        queries: [
          ...mistyped(0.2),
          { queries: inProse, fields: ['offer', 'description'] },
        ],
      },
      filter: isMeant,
      isExact: false,
    },
  ];
};

const ALL: Search = {
  query: MiniSearch.wildcard,
  filter: () => true,
  isExact: true,
};

/** At most this many products are shown that have not all words of a query. */
const GUESS_LIMIT = 8;

/**
 * Indexes the products, and returns a function that finds what a query may mean,
 * the best first. Where no product has a price in the range of the query, the
 * range is left out.
 */
export const indexProducts = async (products: readonly Product[]) => {
  const index = await createIndex(products);
  const prices = new Map(
    products.map((product) => [product._id, priceOf(product, null)]),
  );

  return (query: string): Suggestions => {
    const { text, range } = readAmount(readQuestion(query).text);
    const words = wordsOf(text).filter((word) => !STOP_WORDS.includes(word));
    const meant = words.filter((word) => !ANY_PRODUCT.includes(word));
    // The rest of "gift card" is a whole word, and no beginning of "cardigan".
    const prefix = meant.length === words.length && isLong;
    const isAnyProduct =
      meant.length === 0 && (words.length > 0 || range !== undefined);
    const searches = isAnyProduct ? [ALL] : searchesFor(meant, prefix);
    for (const limit of range ? [range, undefined] : [undefined]) {
      for (const { query: search, filter, isExact } of searches) {
        const productIds = index
          .search(search, { filter })
          .map(({ id }) => String(id))
          .filter((id) => {
            const price = prices.get(id) ?? 0;
            return !limit || (price >= limit.from && price <= limit.to);
          });
        if (productIds.length > 0)
          return isExact && limit === range
            ? { query, productIds, isExact }
            : {
                query,
                productIds: productIds.slice(0, GUESS_LIMIT),
                isExact: false,
              };
      }
    }
    return { query, productIds: [], isExact: false };
  };
};
