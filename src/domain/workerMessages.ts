import { isStringArray } from './guards';

/** What a page says to a service worker of the shop. */
export type Message =
  /** The shopper wants the newer shop: wait no longer. */
  | { readonly kind: 'takeOver' }
  /** Is yours another shop than the one that is made of these scripts? Answered with a boolean. */
  | { readonly kind: 'compare'; readonly scripts: readonly string[] }
  /** These were shown before you were there. */
  | { readonly kind: 'keep'; readonly pictures: readonly string[] };

/** Reads what a worker is told; nothing of what it does not know. */
export const readMessage = (said: unknown): Message | undefined => {
  if (typeof said !== 'object' || said === null || !('kind' in said)) return undefined;
  if (said.kind === 'takeOver') return { kind: 'takeOver' };
  if (said.kind === 'compare' && 'scripts' in said && isStringArray(said.scripts))
    return { kind: 'compare', scripts: said.scripts };
  if (said.kind === 'keep' && 'pictures' in said && isStringArray(said.pictures))
    return { kind: 'keep', pictures: said.pictures };
  return undefined;
};
