import type { ProductSummary } from '../../shop/product';

// fastest-levenshtein and leven count two swapped letters as two edits.
/**
 * The edits (a letter added, missing, wrong, or two swapped) between two words:
 * the optimal string alignment distance.
 */
const editDistance = (a: string, b: string): number => {
  const rows = [Array.from({ length: b.length + 1 }, (_, j) => j)];
  const at = (i: number, j: number) => rows[i]?.[j] ?? Infinity;
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    rows.push(row);
    for (let j = 1; j <= b.length; j++) {
      const isSwapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row[j] = Math.min(
        at(i - 1, j) + 1,
        at(i, j - 1) + 1,
        at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1),
        isSwapped ? at(i - 2, j - 2) + 1 : Infinity,
      );
    }
  }
  return at(a.length, b.length);
};

const wordsOf = (text: string) => text.split(/[\s,“”"-]+/).filter(Boolean);

const allowedEdits = ({ length }: string) =>
  Math.min(2, Math.floor(length / 4));

/**
 * A near query that finds a product: a word of its name, or the name for
 * several words. Undefined when none is near.
 */
export const suggestQuery = (
  products: readonly ProductSummary[],
  query: string,
): string | undefined => {
  const queryWords = wordsOf(query.toLowerCase());
  const distances = new Map<string, number>();
  const distance = (queryWord: string, word: string) => {
    const key = `${queryWord} ${word}`;
    const allowed = allowedEdits(queryWord);
    const isClose = Math.abs(queryWord.length - word.length) <= allowed;
    const edits =
      distances.get(key) ??
      (isClose ? editDistance(queryWord, word.toLowerCase()) : Infinity);
    distances.set(key, edits);
    return edits <= allowed ? edits : Infinity;
  };
  let best: { readonly edits: number; readonly text?: string } = {
    edits: Infinity,
  };
  for (const { name } of products) {
    const nearest = queryWords.map((queryWord) => {
      const words = wordsOf(name).map((word) => ({
        word,
        edits: distance(queryWord, word),
      }));
      return words.reduce(
        (near, each) => (each.edits < near.edits ? each : near),
        {
          word: '',
          edits: Infinity,
        },
      );
    });
    const edits = nearest.reduce((sum, each) => sum + each.edits, 0);
    if (nearest[0] && edits < best.edits)
      best = { edits, text: nearest.length > 1 ? name : nearest[0].word };
  }
  return best.text;
};
