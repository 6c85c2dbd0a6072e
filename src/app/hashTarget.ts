import { decoded } from '../domain/paths';

/** The element that a hash names, if there is one. */
export const hashTarget = (hash: string): HTMLElement | null =>
  document.getElementById(decoded(hash.slice(1)));
