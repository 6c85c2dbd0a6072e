import type { Product } from '../../data/types';

/**
 * The optimal string alignment distance: how many letters of one word have to
 * be added, removed, replaced, or swapped with the next one to get the other
 * word. (fastest-levenshtein and leven count a swap as two edits.)
 */
const editDistance = (a: string, b: string): number => {
  const rows = [Array.from({ length: b.length + 1 }, (_, j) => j)];
  const at = (i: number, j: number) => rows[i]?.[j] ?? Infinity;
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    rows.push(row);
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1];
      const isSwapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const removed = at(i - 1, j) + 1;
      const added = at(i, j - 1) + 1;
      const replaced = at(i - 1, j - 1) + (isSame ? 0 : 1);
      const swapped = isSwapped ? at(i - 2, j - 2) + 1 : Infinity;
      row[j] = Math.min(removed, added, replaced, swapped);
    }
  }
  return at(a.length, b.length);
};

const wordsOf = (text: string) => text.split(/[\s,“”"-]+/).filter(Boolean);

/** Infinity for a word that is not near. */
const editsOf = (queryWord: string, word: string): number => {
  const allowed = Math.min(2, Math.floor(queryWord.length / 4));
  const lengthDifference = Math.abs(queryWord.length - word.length);
  if (lengthDifference > allowed) return Infinity;
  const edits = editDistance(queryWord, word.toLowerCase());
  return edits <= allowed ? edits : Infinity;
};

/**
 * A near query that finds a product: a word of its name, or the name for
 * several words. Undefined when none is near.
 */
export const suggestQuery = (
  products: readonly Product[],
  query: string,
): string | undefined => {
  const queryWords = wordsOf(query.toLowerCase());
  const cache = new Map<string, number>();

  const cachedEdits = (queryWord: string, word: string): number => {
    const key = `${queryWord} ${word}`;
    const edits = cache.get(key) ?? editsOf(queryWord, word);
    cache.set(key, edits);
    return edits;
  };

  const nearestWord = (queryWord: string, words: readonly string[]) => {
    let nearest = { word: '', edits: Infinity };
    for (const word of words) {
      const edits = cachedEdits(queryWord, word);
      if (edits < nearest.edits) nearest = { word, edits };
    }
    return nearest;
  };

  let suggestion: string | undefined;
  let fewest = Infinity;
  for (const { name } of products) {
    const words = wordsOf(name);
    const nearest = queryWords.map((each) => nearestWord(each, words));
    const edits = nearest.reduce((sum, each) => sum + each.edits, 0);
    const [first] = nearest;
    if (!first || edits >= fewest) continue;
    fewest = edits;
    suggestion = nearest.length > 1 ? name : first.word;
  }
  return suggestion;
};
