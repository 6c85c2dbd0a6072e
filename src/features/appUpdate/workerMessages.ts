/** A message to the service worker. workbox-window sends `SKIP_WAITING`. */
export type WorkerMessage =
  | { readonly type: 'SKIP_WAITING' }
  /** The worker replies whether all these scripts belong to its build. */
  | {
      readonly type: 'CHECK_VERSION';
      readonly payload: { readonly scripts: readonly string[] };
    }
  | { readonly type: 'DELETE_OLD_CACHES' };
