import { isRecord } from './guards';

/** What a stored text turned out to be. What is newer than this shop is neither read nor written over. */
export type Reading<T> =
  { readonly kind: 'read'; readonly value: T } | { readonly kind: 'newer' } | { readonly kind: 'unreadable' };

const UNREADABLE = { kind: 'unreadable' } as const;
const NEWER = { kind: 'newer' } as const;

/** The fields of a stored text of this version; anything that is no such text, or is newer, is told apart. */
export const readEnvelope = (text: string, version: number): Reading<Readonly<Record<string, unknown>>> => {
  try {
    const said: unknown = JSON.parse(text);
    if (!isRecord(said) || typeof said['v'] !== 'number') return UNREADABLE;
    if (said['v'] === version) return { kind: 'read', value: said };
    return said['v'] > version ? NEWER : UNREADABLE;
  } catch {
    return UNREADABLE;
  }
};
