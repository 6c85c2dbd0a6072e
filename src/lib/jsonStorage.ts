import { tryOr } from './tryOr';

// A browser may block a storage: each access then throws an error.

type Area = 'localStorage' | 'sessionStorage';

/** Returns undefined if nothing is stored. The value is not validated. */
export const readJson = (area: Area, key: string): unknown =>
  tryOr<unknown>(undefined, () => JSON.parse(window[area].getItem(key) ?? ''));

/** Returns whether the value is stored. */
export const writeJson = (area: Area, key: string, value: unknown): boolean =>
  tryOr(false, () => {
    window[area].setItem(key, JSON.stringify(value));
    return true;
  });
