import MiniSearch, { type SearchOptions } from 'minisearch';
import { labels } from '../../data/labels';
import { settings } from '../../data/settings';
import { SYNONYMS } from '../../data/synonyms';
import type { Product } from '../../data/types';
import { t } from '../../texts/t';
import { availableSizes, isReduced, lowestPriceOf } from '../catalogue/offer';
import { sizeText } from '../catalogue/productTexts';
import { foldText, joinHyphens, queryWords, STOP_WORDS } from './words';
import { parsePrice } from './queryPrice';
import { parseQuestion } from './questions';
import type { TextSearch } from './textSearchSlice';

const splitWords = (text: string): string[] =>
  foldText(text).match(/[\p{L}\p{N}-]+/gu) ?? [];

const { pluralEnding = /(?<=s|x|ch|sh)es$|(?<=\p{L}{2}[^s])s$/u } = labels;

/** A word without its hyphens, and without the ending of a plural. */
const termOf = (word: string) => joinHyphens(word).replace(pluralEnding, '');

const synonyms = new Map(
  Object.entries(SYNONYMS).map(([word, others]) => [
    foldText(word),
    others.map(foldText),
  ]),
);

const withSynonyms = (word: string) => [word, ...(synonyms.get(word) ?? [])];

const SHORT_TEXTS = [
  'name',
  'noun',
  'category',
  'subCategory',
  'material',
  'origin',
  'keywords',
];

const ALL_TEXTS = [...SHORT_TEXTS, 'description'];

/** What the index contains of a product. */
const documentOf = (product: Product) => ({
  ...product,
  ...product.facts,
  price: lowestPriceOf(product),
  // Without numbers such as 10%, because a number in a query means a size.
  material: product.facts?.material?.replaceAll(/\d+/g, ''),
  // The last word before the color, such as `Coat`.
  noun: product.name.replace(/,.*/, '').split(' ').at(-1),
  keywords: [
    // The text of a size contains the age that it fits.
    ...availableSizes(product).map((size) => sizeText(product, size)),
    ...(isReduced(product) ? [t('sale'), t('Reduced')] : []),
    product.bestseller ? t('best seller') : '',
    product.color?.name ?? '',
    ...(settings.sharedCategories?.[product.category] ?? []),
  ],
});

/** Sizes, digits and short words match only whole words. */
const isLong = (word: string) => word.length > 3;

const lettersOf = (word: string) => Array.from(word).sort().join();

/** Further searches, in this order until one finds a product. */
const FALLBACKS: readonly SearchOptions[] = [
  { fuzzy: (word) => word.length > 4 && 0.2 },
  {
    // MiniSearch counts a swap of two letters, a frequent typo, as two typos.
    fuzzy: 0.4,
    filter: ({ terms, queryTerms }) =>
      queryTerms.every((word) =>
        terms.some((term) => lettersOf(term) === lettersOf(word)),
      ),
  },
  {
    // A short word is more often another word than a typo: `dress` is not
    // `press`, and `shirt` is not `short`.
    fuzzy: (word) => word.length > 5 && 0.2,
    combineWith: 'OR',
    fields: ALL_TEXTS,
    filter: ({ terms }) => terms.some(isLong),
  },
];

/**
 * Indexes the products, in parts of ten, and returns a function that finds the
 * products for a query, the best first.
 */
export const indexProducts = async (products: readonly Product[]) => {
  const index = new MiniSearch({
    idField: '_id',
    fields: ALL_TEXTS,
    storeFields: ['price'],
    tokenize: splitWords,
    // A word with a hyphen is found as a whole and by its parts.
    processTerm: (word) =>
      [joinHyphens(word), ...word.split('-')].flatMap(withSynonyms).map(termOf),
    searchOptions: {
      fields: SHORT_TEXTS,
      // For "navy coat", another coat fits better than another product in navy.
      boost: { noun: 4 },
      processTerm: termOf,
      prefix: isLong,
      combineWith: 'AND',
    },
  });
  await index.addAllAsync(products.map(documentOf));

  return (textQuery: string): TextSearch => {
    const { rest, answer } = parseQuestion(textQuery);

    const search = (options?: SearchOptions, parsed = parsePrice(rest)) => {
      const words = queryWords(parsed.rest)
        .flatMap(splitWords)
        .filter((word) => !STOP_WORDS.includes(word))
        .join(' ');
      // A query without a word that describes a product means any product.
      const isAny = words === '' && !answer && splitWords(textQuery).length > 0;
      const [lowest, highest] = parsed.range ?? [0, Infinity];
      return index
        .search(isAny ? MiniSearch.wildcard : words, options)
        .filter(({ price }) => price >= lowest && price <= highest)
        .map(({ id }) => String(id));
    };

    let productIds = search();
    // A number that is in no text may be a price.
    if (productIds.length === 0)
      productIds = search({}, parsePrice(rest, true));
    const isExact = productIds.length > 0;
    // Products that may fit would distract from an answer.
    for (const fallback of answer ? [] : FALLBACKS)
      if (productIds.length === 0) productIds = search(fallback);
    return { textQuery, productIds, isExact };
  };
};
