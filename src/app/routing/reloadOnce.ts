import { keyOf, openStorage } from '../../lib/safeStorage';

const KEY = keyOf('reloadedChunks');
const SEPARATOR = ' ';

const storage = openStorage(() => window.sessionStorage);

export const isChunkLoadError = (error: unknown): error is Error =>
  error instanceof Error && error.name === 'ChunkLoadError';

/**
 * The URL of the chunk without the query of `freshUrl`. Its name contains a
 * hash and so identifies the build.
 */
const fileOf = (error: Error): string =>
  'request' in error && typeof error.request === 'string'
    ? error.request.replace(/\?.*/, '')
    : window.location.pathname;

/**
 * Reloads after a chunk-load error, once per file and tab. Returns false
 * offline or without storage: it could loop.
 */
export const reloadOnce = (
  error: unknown,
  reload = () => window.location.reload(),
): boolean => {
  if (!isChunkLoadError(error) || !navigator.onLine) return false;
  const files = storage.read(KEY)?.split(SEPARATOR) ?? [];
  const file = fileOf(error);
  if (files.includes(file)) return false;
  const isStored = storage.write(KEY, [...files, file].join(SEPARATOR));
  if (isStored) reload();
  return isStored;
};

export const forgetReloads = (): void => storage.remove(KEY);
