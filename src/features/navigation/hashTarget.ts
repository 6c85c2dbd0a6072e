import { decoded } from './paths';

export const hashTarget = (hash: string): HTMLElement | null =>
  document.getElementById(decoded(hash.slice(1)));
