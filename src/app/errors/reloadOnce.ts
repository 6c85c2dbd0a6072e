import { keyOf, openStorage } from '../../effects/safeStorage';
import { isChunkLoadError } from './isChunkLoadError';

const KEY = keyOf('stranded');
const SEPARATOR = ' ';

const storage = openStorage(() => window.sessionStorage);

/** The file that did not come: its name tells the build as well, for it holds a hash. */
const fileOf = (error: Error): string =>
  'request' in error && typeof error.request === 'string' ? error.request : window.location.pathname;

/**
 * Loads the page anew when a part of it did not come, for a newer shop may have taken its place. Once a file and
 * tab, so that it never becomes a loop; gives whether it does. Without a memory or a network it does not. `reload`
 * is for tests, which cannot be loaded anew.
 */
export const reloadOnce = (error: unknown, reload = () => window.location.reload()): boolean => {
  if (!isChunkLoadError(error) || !navigator.onLine) return false;
  const files = storage.read(KEY)?.split(SEPARATOR) ?? [];
  const file = fileOf(error);
  if (files.includes(file)) return false;
  const isRemembered = storage.write(KEY, [...files, file].join(SEPARATOR));
  if (isRemembered) reload();
  return isRemembered;
};

/** The page is there: should it be missing another time, it may be loaded anew once more. */
export const forgetReloads = (): void => storage.remove(KEY);
