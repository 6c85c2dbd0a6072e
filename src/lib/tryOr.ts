/**
 * Calls a function that may throw an error, such as the access to a blocked
 * storage, and returns the fallback instead of the error.
 */
export const tryOr = <T>(fallback: T, call: () => T): T => {
  try {
    return call();
  } catch {
    return fallback;
  }
};
