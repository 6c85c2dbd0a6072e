import { LANGUAGES, type Meaning } from './words';

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

/** The words of all languages, by their meaning. */
const words = new Map<string, string[]>();
for (const language of LANGUAGES) {
  for (const [meaning, list] of Object.entries(language)) {
    const others = words.get(meaning) ?? [];
    words.set(meaning, [...others, ...list.split(', ').map(plain)]);
  }
}

const wordsFor = (meaning: Meaning) => words.get(meaning) ?? [];

export const isWord = (text: string, meaning: Meaning): boolean =>
  wordsFor(meaning).includes(plain(text));

/** Languages that write no spaces between words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Katakana}\p{Script=Hangul}]/u;

export const hasWord = (text: string, meaning: Meaning): boolean => {
  const all = ` ${plain(text)} `;
  return wordsFor(meaning).some((word) =>
    all.includes(UNSPACED.test(word) ? word : ` ${word} `),
  );
};
