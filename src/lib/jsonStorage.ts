import { tryOr } from './tryOr';

// A browser may block a storage, which then throws an error at each access.

type Area = 'localStorage' | 'sessionStorage';

/** The stored value, which is not validated; undefined if there is none. */
export const readJson = (area: Area, key: string): unknown =>
  tryOr<unknown>(undefined, () => JSON.parse(window[area].getItem(key) ?? ''));

/** Returns whether the value is stored. */
export const writeJson = (area: Area, key: string, value: unknown): boolean =>
  tryOr(false, () => {
    window[area].setItem(key, JSON.stringify(value));
    return true;
  });
