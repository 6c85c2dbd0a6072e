/** A message to the service worker. Workbox's router handles `CACHE_URLS`. */
export type WorkerMessage =
  | { readonly type: 'SKIP_WAITING' }
  /** The worker replies whether all these scripts belong to its build. */
  | {
      readonly type: 'CHECK_VERSION';
      readonly payload: { readonly scripts: readonly string[] };
    }
  | {
      readonly type: 'CACHE_URLS';
      readonly payload: {
        readonly urlsToCache: readonly (readonly [
          url: string,
          init: RequestInit,
        ])[];
      };
    }
  | { readonly type: 'DELETE_OLD_CACHES' };
