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

/**
 * The Content-Security-Policy of pages with these inline styles and scripts,
 * for a header or a `<meta>`. The order and repetition of the hashes do not
 * matter.
 */
export const policyOf = (
  styleHashes: readonly string[],
  scriptHashes: readonly string[],
): string => {
  const allowed = (hashes: readonly string[]) =>
    ["'self'", ...[...new Set(hashes)].sort()].join(' ');
  return [
    "default-src 'none'",
    `script-src ${allowed(scriptHashes)}`,
    `style-src ${allowed([...styleHashes, EMPTY])}`,
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
};
