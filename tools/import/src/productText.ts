import { compile } from 'html-to-text';
import { digestOf } from '../../images/digest';
import { capitalized, partsOf, plain } from './words';

/** Not a single no-break space, which keeps the words of a name together. */
export const NOT_KEPT = /[\s\p{Cc}]{2,}|(?!\u00a0)[\s\p{Cc}]/gu;

export const onOneLine = (text: string, spaces = /[\s\p{Cc}]+/gu): string =>
  text.replaceAll(spaces, ' ').trim();

/** A text with one kind of apostrophe, and composed accents. */
export const normalized = (text: string): string =>
  text.normalize('NFC').replaceAll(/(?<=\p{L})['`´ʼ](?=\p{L})/gu, '’');

/** A text of at most `max` characters, cut between words. */
export const shortened = (text: string, max: number): string =>
  text.length <= max
    ? text
    : `${text.slice(0, max - 1).replace(/[\s,.;:-]+\S*$/, '')}…`;

/** The words of the handle of a metafield, such as `18-24-months`. */
export const wordsOf = (handle: string): string =>
  capitalized(handle.replaceAll(/(?<!\d)-|-(?!\d)/g, ' '));

/** Words without the number of a second handle, such as `Off white 2`. */
export const unnumbered = (words: string): string =>
  words.replace(/(?<=\p{L})[ -]\d+$/u, '');

const SKIPPED = 'img template noscript iframe svg object head'.split(' ');
const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];
const HEADING = { uppercase: false, leadingLineBreaks: 2 };
const ONE_LINE = { leadingLineBreaks: 1, trailingLineBreaks: 1 };
/** Between the cells of a row; no text has this private character. */
const CELL = '\uE000';
const NEXT_CELL = { format: 'inlineSurround', options: { prefix: CELL } };

const convert = compile({
  wordwrap: false,
  // Deeper elements are dropped; the converter is recursive.
  limits: { maxDepth: 100, ellipsis: '' },
  selectors: [
    { selector: 'a', options: { ignoreHref: true } },
    { selector: 'ul', options: { itemPrefix: '• ' } },
    { selector: 'table', format: 'block' },
    { selector: 'tr', format: 'block', options: ONE_LINE },
    { selector: '* + td', ...NEXT_CELL },
    { selector: '* + th', ...NEXT_CELL },
    ...HEADINGS.map((selector) => ({ selector, options: HEADING })),
    ...SKIPPED.map((selector) => ({ selector, format: 'skip' })),
  ],
});

/** A row of a table as text; one of two cells names the second by the first. */
const cellsInLine = (line: string): string => {
  const [name = '', ...others] = partsOf(line, CELL);
  const isNamed = others.length === 1 && line.split(CELL).length === 2;
  return isNamed
    ? `${name.replace(/:$/, '')}: ${others[0]}`
    : [name, ...others].join(' · ');
};

/**
 * The text of HTML, or a plain text, in lines. The converter drops scripts and
 * styles.
 */
export const textOf = (text: string): string => {
  const isHtml = /<[a-z!/]/i.test(text);
  const lines = convert(isHtml ? text : text.replaceAll('\n', '<br>'))
    .split('\n')
    .map((line) => cellsInLine(onOneLine(line)));
  return lines
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
};

// The converter drops a space at the end.
const decodedOnce = (text: string) =>
  text.replaceAll(/&#?\w+;/g, (entity) => convert(`x${entity}x`).slice(1, -1));

/** A text without entities, which some files have escaped twice. */
export const decoded = (text: string) => decodedOnce(decodedOnce(text));

const MAX_ID = 80;

/** A stable id for a URL. Letters of other scripts become a hash. */
export const idOf = (text: string): string => {
  const words = plain(text);
  const id = words
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_ID)
    .replaceAll(/^-|-$/g, '');
  const hasOtherScript = /\P{ASCII}/u.test(words);
  const isCut = words.length > MAX_ID;
  if (id !== '' && !hasOtherScript && !isCut) return id;
  const hash = digestOf([text.normalize('NFC')]);
  return id === '' ? hash : `${id}-${hash}`;
};
