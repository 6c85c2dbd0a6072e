import type { Product } from '../../data/types';
import { foldText, joinHyphens, queryWords, SIZE_WORDS } from './words';

/** A text as it may be typed: `t-shirt` as `tshirt` and as `t shirt`. */
const spellingsOf = (text: string) => [
  joinHyphens(text),
  text.replaceAll('-', ' '),
];

/** The spellings of a name, with a space before and after each word. */
const spelledName = ({ name }: Product) =>
  ` ${spellingsOf(foldText(name)).join(' ')} `;

/**
 * Returns the products whose names contain the query. `textQuery` is empty if,
 * in one name, every word of the query is the beginning of a word: `gath`
 * begins a word of Gathered Skirt, but `red` does not. Otherwise it is the
 * query.
 */
export const matchQuery = (all: readonly Product[], query: string) => {
  const words = queryWords(query);

  /** Whether a name contains each word of the query, in a form of the word. */
  const hasWords = (product: Product, formOf: (word: string) => string) => {
    const name = spelledName(product);
    return words.every((word) =>
      spellingsOf(formOf(word)).some((spelling) => name.includes(spelling)),
    );
  };

  const typed = query.toLowerCase();
  const products = all.filter(
    (product) =>
      product.name.toLowerCase().includes(typed) ||
      // `t-shirt` does not mean a sweatshirt.
      hasWords(product, (word) => (word.includes('-') ? ` ${word}` : word)),
  );
  const isBeginning = products.some((product) =>
    // A size is a whole word.
    hasWords(product, (word) =>
      SIZE_WORDS.includes(word) ? ` ${word} ` : ` ${word}`,
    ),
  );
  return { products, textQuery: isBeginning ? '' : query };
};
