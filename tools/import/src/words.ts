import languages from './words.json';

type Meaning = keyof typeof languages.en;

/** The languages of the names that the import gives. */
export const LANGUAGE_CODES = [
  'en',
  'de',
  'es',
  'fr',
  'it',
  'nl',
  'pl',
  'pt',
] as const;
type Language = (typeof LANGUAGE_CODES)[number];

/** What a shop calls something: the first word of its language. */
export const nameIn = (
  language: Language = 'en',
  meaning: keyof typeof languages.de & keyof typeof languages.pl,
): string => languages[language][meaning].split(',')[0] ?? '';

/** Letters that Unicode does not split into a letter and an accent. */
const FOLDED: Readonly<Record<string, string>> = {
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
};

/** Lower-case words without accents and apostrophes, one space between them. */
export const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}|['’`]/gu, '')
    // In upper case, ß is SS and ı is I.
    .toUpperCase()
    .toLowerCase()
    .replaceAll(/[æœøłđðþ]/g, (letter) => FOLDED[letter] ?? '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

export const capitalized = (text: string) =>
  text.charAt(0).toUpperCase() + text.slice(1);

/** Endings of plurals, such as that of `Rozmiary`, and of their singulars. */
const PLURALS = [
  ...['es', 'en', 's', 'n', 'y'].map((plural) => [plural, ''] as const),
  ...([
    ['aten', 'aat'],
    ['lie', 'lia'],
    ['ure', 'ura'],
  ] as const),
];

const pluralsOf = (word: string) =>
  PLURALS.filter(([, ending]) => word.endsWith(ending)).map(
    ([plural, ending]) => word.slice(0, word.length - ending.length) + plural,
  );

const words = new Map<string, string[]>();
for (const language of Object.values(languages)) {
  for (const [meaning, list] of Object.entries(language)) {
    const isOption = meaning === 'size' || meaning === 'color';
    const names = list.split(', ').map(plain);
    const plurals = isOption ? names.flatMap(pluralsOf) : [];
    words.set(meaning, [...(words.get(meaning) ?? []), ...names, ...plurals]);
  }
}

const wordsFor = (meaning: Meaning) => words.get(meaning) ?? [];

export const isWord = (text: string, meaning: Meaning): boolean =>
  wordsFor(meaning).includes(plain(text));

/** The name of sizes in the singular, such as `Talle` for `Talles`. */
export const singular = (name: string): string => {
  const [found = name] = PLURALS.filter(([plural]) => name.endsWith(plural))
    .map(([plural, ending]) => name.slice(0, -plural.length) + ending)
    .filter((each) => isWord(each, 'size'));
  return found;
};

/** Whether a cell says yes. A draft of WooCommerce has -1. */
export const isYes = (text: string): boolean =>
  text === '1' || isWord(text, 'true');

/** Whether a cell says no. */
export const isNo = (text: string): boolean =>
  /^-?[01]$/.test(text) ? text !== '1' : isWord(text, 'false');

/** Languages that write no spaces between words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** What to look for in a text of `plain` with a space on both sides. */
const wholeWord = (word: string) => (UNSPACED.test(word) ? word : ` ${word} `);

export const hasWord = (text: string, meaning: Meaning): boolean => {
  const all = ` ${plain(text)} `;
  return wordsFor(meaning).some((word) => all.includes(wholeWord(word)));
};

/** Whether a text ends with a name, as `Linen Skirt Red` ends with `Red`. */
export const endsWithName = (text: string, name: string): boolean =>
  ` ${plain(text)} `.endsWith(wholeWord(plain(name)));

export const endsWithWord = (text: string, meaning: Meaning): boolean =>
  wordsFor(meaning).some((word) => endsWithName(text, word));

/**
 * The names that a text has, such as a file name with `gruen` for `Grün`.
 * `Light Blue` does not name `Blue`.
 */
export const namesIn = (text: string, names: readonly string[]) => {
  let rest = ` ${plain(text)} `;
  const longestFirst = names.toSorted((a, b) => b.length - a.length);
  return longestFirst.filter((name) => {
    const inAscii = name.normalize('NFC').replaceAll(/[äöü]/gi, '$&e');
    const word = [plain(name), plain(inAscii)].find(
      (each) => each !== '' && rest.includes(wholeWord(each)),
    );
    if (word !== undefined) rest = rest.replaceAll(wholeWord(word), ' | ');
    return word !== undefined;
  });
};

/** The parts of a text that are not empty. */
export const partsOf = (text: string, separator: string | RegExp) =>
  text
    .split(separator)
    .map((part) => part.trim())
    .filter(Boolean);
