import type { CatalogueIndex } from './catalogueIndex';
import { showsCell } from './facets';
import type { FacetSelection } from './filters';

// The libraries (fastest-levenshtein, leven) are larger than this, count two letters that changed places as
// two slips, and know no bound.
/** How many slips (a letter more, less, wrong, or two that changed places) lie between two words. */
const slipsBetween = (a: string, b: string): number => {
  let before: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      const swapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row[j] = Math.min(
        slipsAt(above, j) + 1,
        slipsAt(row, j - 1) + 1,
        slipsAt(above, j - 1) + (same ? 0 : 1),
        swapped ? slipsAt(before, j - 2) + 1 : Infinity,
      );
    }
    [before, above] = [above, row];
  }
  return slipsAt(above, b.length);
};

// Beyond the edge nothing is near.
const slipsAt = (row: readonly number[], column: number) => row[column] ?? Infinity;

/** One slip in a word of four letters, two from eight on; a shorter word is near to nothing but itself. */
const allowedSlips = (word: string) => Math.min(2, Math.floor(word.length / 4));

const wordsOf = (text: string) => text.split(/[\s,“”"-]+/).filter(Boolean);

/** The words of all names. A large range has many names and few words: each is weighed once a question. */
interface Vocabulary {
  readonly index: CatalogueIndex;
  /** Every word once, as it is written, in the order of the range. */
  readonly words: readonly string[];
  /** For each product the places of its words among them. */
  readonly spelt: readonly (readonly number[])[];
}

/** Takes the names apart. */
export const vocabularyOf = (index: CatalogueIndex): Vocabulary => {
  const places = new Map<string, number>();
  const placeOf = (word: string) => {
    const place = places.get(word) ?? places.size;
    places.set(word, place);
    return place;
  };
  const spelt = index.products.map(({ name }) => wordsOf(name).map(placeOf));
  return { index, words: [...places.keys()], spelt };
};

/** How far each word lies from the one that was asked for; what is out of bounds is infinitely far. */
const slipsFrom = (asked: string, words: readonly string[]): readonly number[] => {
  const bound = allowedSlips(asked);
  return words.map((word) => {
    if (Math.abs(word.length - asked.length) > bound) return Infinity;
    const slips = slipsBetween(asked, word.toLowerCase());
    return slips <= bound ? slips : Infinity;
  });
};

/** The places of what is nearest, and how near; the first one among equals. */
interface Nearest {
  readonly product: number;
  readonly word: number;
  readonly slips: number;
}

/**
 * What a shopper may have meant by a query that finds nothing: for one word the nearest word of a name, for
 * several the name that has a near one for each. Only names that the choice shows; none when none is near.
 */
export const suggestionFor = (
  { index: { products, cells }, words, spelt }: Vocabulary,
  choice: FacetSelection,
  query: string,
): string | undefined => {
  const asked = wordsOf(query.toLowerCase());
  if (asked.length === 0) return undefined;
  const slips = asked.map((word) => slipsFrom(word, words));
  const isShown = showsCell(choice);
  let best: Nearest = { product: -1, word: -1, slips: Infinity };
  for (const [product, spelling] of spelt.entries()) {
    if (!isShown(cells[product])) continue;
    let sum = 0;
    let nearest = -1;
    for (const from of slips) {
      nearest = spelling.reduce(
        (near, word) => (slipsAt(from, word) < slipsAt(from, near) ? word : near),
        -1,
      );
      sum += slipsAt(from, nearest);
    }
    if (sum < best.slips) best = { product, word: nearest, slips: sum };
  }
  return asked.length === 1 ? words[best.word] : products[best.product]?.name;
};
