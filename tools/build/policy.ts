import { createHash } from 'node:crypto';

/**
 * The hash of the empty text: styled-components inserts an empty `<style>` and
 * fills it through the CSSOM.
 */
const EMPTY = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/**
 * The hash of an inline style or script. A browser reads every line end of a
 * page as LF before it hashes.
 */
export const hashOf = (text: string): string => {
  const read = text.replaceAll(/\r\n?/g, '\n');
  const hash = createHash('sha256').update(read, 'utf8').digest('base64');
  return `'sha256-${hash}'`;
};

const directives = (scripts: readonly string[], styles: string): string =>
  [
    "default-src 'none'",
    `script-src 'self' ${scripts.join(' ')}`,
    `style-src 'self' ${styles}`,
    "img-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types weft#webpack weft#worker',
  ].join('; ');

/**
 * The policy that a page has in a `<meta>`: it allows the page's own inline
 * styles and scripts. Each style is listed once.
 */
export const pagePolicy = (
  styleHashes: readonly string[],
  scriptHashes: readonly string[],
): string => {
  const hashes = new Set([...styleHashes, EMPTY]);
  return directives(scriptHashes, [...hashes].sort().join(' '));
};

/**
 * The policy in the header of every page. A browser enforces both policies, so
 * a page gets what both allow. Styles differ between pages, so the header
 * leaves them to the `<meta>`; otherwise it would grow with the catalogue. It
 * allows every inline script of the pages.
 */
export const headerPolicy = (scriptHashes: readonly string[]): string =>
  directives(scriptHashes, "'unsafe-inline'");
