/**
 * Calls a function. If it throws an error, such as at the access to a blocked
 * storage, the fallback is returned.
 */
export const tryOr = <T>(fallback: T, call: () => T): T => {
  try {
    return call();
  } catch {
    return fallback;
  }
};
