/**
 * Calls a function. Returns the fallback if it throws an error, for example
 * because the browser blocks a storage.
 */
export const tryOr = <T>(fallback: T, call: () => T): T => {
  try {
    return call();
  } catch {
    return fallback;
  }
};
