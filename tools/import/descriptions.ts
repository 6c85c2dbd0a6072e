import { compile } from 'html-to-text';

const SKIPPED = ['img', 'template', 'noscript', 'iframe', 'svg', 'object', 'head'];

const convert = compile({
  wordwrap: false,
  // Deeper elements are dropped; the converter is recursive.
  limits: { maxDepth: 100 },
  selectors: [
    { selector: 'a', options: { ignoreHref: true } },
    { selector: 'ul', options: { itemPrefix: '• ' } },
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'table'].map((selector) => ({
      selector,
      format: 'block',
    })),
    ...SKIPPED.map((selector) => ({ selector, format: 'skip' })),
  ],
});

/** The text of an HTML description on one line. The converter drops scripts and styles. */
export const textOf = (html: string): string =>
  convert(html)
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim();
