import { wordsFor, type Meaning } from './words';

/** Lower-case words without accents and apostrophes, one space between them. */
export const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}|['’`]/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

export const capitalized = (text: string) =>
  text.charAt(0).toUpperCase() + text.slice(1);

const sets = new Map<Meaning, ReadonlySet<string>>();

const setOf = (meaning: Meaning) => {
  const known = sets.get(meaning);
  if (known) return known;
  const words = new Set(wordsFor(meaning).map(plain));
  sets.set(meaning, words);
  return words;
};

export const isWord = (text: string, meaning: Meaning) =>
  setOf(meaning).has(plain(text));

/** Languages that write no spaces between words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Katakana}\p{Script=Hangul}]/u;

export const hasWord = (text: string, meaning: Meaning) => {
  const words = [...setOf(meaning)];
  const all = ` ${plain(text)} `;
  return words.some((word) =>
    all.includes(UNSPACED.test(word) ? word : ` ${word} `),
  );
};
