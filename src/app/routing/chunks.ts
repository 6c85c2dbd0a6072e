// If the script of a page cannot be loaded, the shop first requests it at
// another URL, because the HTTP cache may hold a truncated copy. Then it
// reloads the document once, because a newer build may have replaced the
// script. Then it shows the error page.
import { freshUrl } from '../../lib/freshUrl';
import { openStorage } from '../../lib/safeStorage';

/** Makes webpack request a script again that could not be loaded. */
export const retryChunks = (): void => {
  const loadChunk = __webpack_chunk_load__;
  const nameOf = __webpack_get_script_filename__;
  const failed = new Set<string | number>();

  __webpack_get_script_filename__ = (id) =>
    failed.has(id) ? freshUrl(nameOf(id)) : nameOf(id);

  __webpack_chunk_load__ = (id) =>
    loadChunk(id).catch(() => {
      failed.add(id);
      return loadChunk(id);
    });

  // Removes the tag with which the prerendered page loads its script. It has
  // run or failed by now, and webpack would wait for the failed one.
  document.querySelector('script[defer]:not([type])')?.remove();
};

export const isChunkLoadError = (error: unknown): error is Error =>
  error instanceof Error && error.name === 'ChunkLoadError';

const KEY = 'weft.reloadedChunks';
const SEPARATOR = ' ';

const storage = openStorage(() => window.sessionStorage);

/**
 * The URL of the chunk without the query of `freshUrl`. Its name contains a
 * hash and so identifies the build.
 */
const fileOf = (error: Error): string => {
  const request = 'request' in error ? error.request : undefined;
  if (typeof request !== 'string') return window.location.pathname;
  return request.replace(/\?.*/, '');
};

/**
 * Reloads after a chunk-load error, once per file and tab, and returns whether
 * it does. It does not reload offline or without storage, where it could repeat
 * forever.
 */
export const reloadOnce = (
  error: unknown,
  reload = () => window.location.reload(),
): boolean => {
  if (!isChunkLoadError(error)) return false;
  if (!navigator.onLine) return false;
  const stored = storage.read(KEY);
  const files = stored?.split(SEPARATOR) ?? [];
  const file = fileOf(error);
  if (files.includes(file)) return false;
  const isStored = storage.write(KEY, [...files, file].join(SEPARATOR));
  if (isStored) reload();
  return isStored;
};
