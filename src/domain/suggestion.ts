import { matches, type Criteria } from './filters';
import type { Product } from './product';

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
        at(above, j) + 1,
        at(row, j - 1) + 1,
        at(above, j - 1) + (same ? 0 : 1),
        swapped ? at(before, j - 2) + 1 : Infinity,
      );
    }
    [before, above] = [above, row];
  }
  return at(above, b.length);
};

const at = (row: readonly number[], column: number) => row[column] ?? Infinity;

/** One slip in a word of four letters, two from eight on; a shorter word is near to nothing but itself. */
const allowedSlips = (word: string) => Math.min(2, Math.floor(word.length / 4));

const wordsOf = (text: string) => text.split(/[\s,“”"-]+/).filter(Boolean);

interface Near {
  readonly text: string;
  readonly slips: number;
}

const FAR: Near = { text: '', slips: Infinity };

/** The nearest of what lies within the bound, the first one among equals. */
const nearest = (all: readonly Near[]) =>
  all.reduce((best, each) => (each.slips < best.slips ? each : best), FAR);

const nearestWord = (asked: string, words: readonly string[]): Near => {
  const bound = allowedSlips(asked);
  return nearest(
    words
      .filter((word) => Math.abs(word.length - asked.length) <= bound)
      .map((text) => ({ text, slips: slipsBetween(asked, text.toLowerCase()) }))
      .filter(({ slips }) => slips <= bound),
  );
};

/**
 * What a shopper may have meant by a query that finds nothing: for one word the nearest word of a name, for
 * several the name that has a near one for each. Only names that the other criteria leave; none when none is near.
 */
export const suggestionFor = (products: readonly Product[], criteria: Criteria): string | undefined => {
  const asked = wordsOf(criteria.query.toLowerCase());
  if (asked.length === 0) return undefined;
  const names = products
    .filter((product) => matches(product, { ...criteria, query: '' }))
    .map(({ name }) => name);
  const near =
    asked.length === 1
      ? nearest(names.map((name) => nearestWord(asked.join(), wordsOf(name))))
      : nearest(
          names.map((text) => {
            const slips = asked.map((word) => nearestWord(word, wordsOf(text)).slips);
            return { text, slips: slips.reduce((sum, each) => sum + each, 0) };
          }),
        );
  return near.text || undefined;
};
