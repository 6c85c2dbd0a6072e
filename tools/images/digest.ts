import { createHash } from 'node:crypto';

/** A short hash of all parts. */
export const digestOf = (parts: readonly (Buffer | string)[]): string => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update('\0').update(part);
  return hash.digest('hex').slice(0, 8);
};
