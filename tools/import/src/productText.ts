import { compile, type SelectorDefinition } from 'html-to-text';
import { digestOf } from '../../images/digest';

export const onOneLine = (text: string): string =>
  text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();

const selectorsOf = (
  names: string,
  definition: Omit<SelectorDefinition, 'selector'>,
) => names.split(' ').map((selector) => ({ selector, ...definition }));

const convert = compile({
  wordwrap: false,
  // Deeper elements are dropped; the converter is recursive.
  limits: { maxDepth: 100, ellipsis: '' },
  formatters: {
    // The cells of a row on one line, as `Material: Cotton` or `S, 50 cm, 70
    // cm`.
    row: (elem, walk, builder) => {
      const cells = elem.children.filter(
        ({ name }) => name === 'td' || name === 'th',
      );
      builder.openBlock({ leadingLineBreaks: 1 });
      for (const [i, cell] of cells.entries()) {
        if (i > 0)
          builder.addInline(cells.length === 2 ? ': ' : ', ', {
            noWordTransform: true,
          });
        walk(cell.children, builder);
      }
      builder.closeBlock({ trailingLineBreaks: 1 });
    },
  },
  selectors: [
    { selector: 'a', options: { ignoreHref: true } },
    { selector: 'ul', options: { itemPrefix: '• ' } },
    { selector: 'tr', format: 'row' },
    { selector: 'table', format: 'block' },
    ...selectorsOf('h1 h2 h3 h4 h5 h6', {
      options: { uppercase: false, leadingLineBreaks: 2 },
    }),
    ...selectorsOf('img template noscript iframe svg object head', {
      format: 'skip',
    }),
  ],
});

/**
 * The text of an HTML description, in lines. The converter drops scripts and
 * styles.
 */
export const textOf = (html: string): string => {
  const lines = convert(html).split('\n').map(onOneLine);
  return lines
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
};

const MAX_ID = 80;

/**
 * A stable id of lower case letters, digits and single hyphens. Letters of
 * other scripts become a hash.
 */
export const idOf = (text: string): string => {
  const plain = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const id = plain
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_ID)
    .replaceAll(/^-|-$/g, '');
  const hasOtherScript = /\P{ASCII}/u.test(plain);
  const isCut = plain.length > MAX_ID;
  if (id !== '' && !hasOtherScript && !isCut) return id;
  const hash = digestOf([text.normalize('NFC')]);
  return id === '' ? hash : `${id}-${hash}`;
};
