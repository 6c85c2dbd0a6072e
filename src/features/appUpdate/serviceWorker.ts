import { Workbox } from 'workbox-window';
import type { AppStore } from '../../app/store';
import { updateFound } from './appUpdateSlice';

const UPDATE_CHECK_INTERVAL_MS = 3_600_000;

interface ScriptUrlPolicy {
  readonly createScriptURL: (text: string) => string;
}

declare global {
  interface Window {
    /**
     * Missing in TypeScript's DOM library. `createScriptURL` is typed as if it
     * returned a string; in a browser it returns a trusted type.
     */
    readonly trustedTypes?: {
      readonly createPolicy: (
        name: string,
        rules: ScriptUrlPolicy,
      ) => ScriptUrlPolicy;
    };
  }
}

/** The only URL of a worker that Trusted Types allow. */
const scriptUrl = () => {
  const policy = window.trustedTypes?.createPolicy('weft#worker', {
    createScriptURL: () => '/sw.js',
  });
  // The browser throws an error without an argument.
  return policy?.createScriptURL('') ?? '/sw.js';
};

/** The new worker has deleted the script of an older page. */
const isOutdated = async () => {
  const script = document.querySelector<HTMLScriptElement>(
    'script[type="module"]',
  );
  return !(await caches.match(script?.src ?? ''));
};

/** Caches the images that the page loaded before the first worker was active. */
const cacheShownImages = (workbox: Workbox) => {
  const urlsToCache = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((url) => url.startsWith(`${location.origin}/images/`));
  return workbox.messageSW({ type: 'CACHE_URLS', payload: { urlsToCache } });
};

export const watchServiceWorker = async (store: AppStore): Promise<void> => {
  const workbox = new Workbox(scriptUrl(), { updateViaCache: 'none' });
  const onActivated = async () => {
    if (await isOutdated()) store.dispatch(updateFound());
    else await cacheShownImages(workbox);
  };
  workbox.addEventListener('activated', () => void onActivated());
  await workbox.register();

  let checkedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    const now = Date.now();
    const isTooEarly = now - checkedAt < UPDATE_CHECK_INTERVAL_MS;
    if (document.hidden || isTooEarly) return;
    checkedAt = now;
    workbox.update().catch(() => undefined);
  });
};
