import { createHash } from 'node:crypto';

/** The hash for the security policy and for the `integrity` of a file. */
export const integrityOf = (content: string | Buffer): string =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`;

/**
 * The content security policy of every page, which allows these inline scripts.
 * An order may be sent to another origin.
 */
export const cspOf = (
  scripts: readonly string[],
  orderUrl: string | undefined,
): string =>
  [
    "default-src 'none'",
    `script-src 'self' ${scripts.map((script) => `'${integrityOf(script)}'`).join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    orderUrl?.startsWith('https:')
      ? `connect-src 'self' ${new URL(orderUrl).origin}`
      : "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types weft#webpack weft#worker',
  ].join('; ');
