import { createHash } from 'node:crypto';

const hashOf = (script: string): string =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** The content security policy of every page, which has these inline scripts. */
export const policyOf = (...scripts: readonly string[]): string =>
  [
    "default-src 'none'",
    `script-src 'self' ${scripts.map(hashOf).join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
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
