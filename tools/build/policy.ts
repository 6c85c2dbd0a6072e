import { createHash } from 'node:crypto';

/** styled-components' empty `<style>`, which it fills through the CSSOM: the hash of the empty text. */
const EMPTY = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** The source by which a policy allows this very text inline, quotes and all. */
export const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`;

/**
 * The Content-Security-Policy of pages with these inline styles and scripts (as `hashOf` writes them): everything
 * else comes from the shop's own origin or not at all. Fit for a `<meta>`; the same hashes in any order, as often as
 * may be, give the same text.
 */
export const policyOf = (styleHashes: readonly string[], scriptHashes: readonly string[]): string => {
  const allowed = (hashes: readonly string[]) => ["'self'", ...[...new Set(hashes)].sort()].join(' ');
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
