import type { AppStore } from '../app/store';
import { updateFound } from '../features/appUpdate/appUpdateSlice';

interface ScriptUrlPolicy {
  readonly createScriptURL: (text: string) => string;
}

declare global {
  interface Window {
    /**
     * TypeScript's DOM library lacks this property. `createScriptURL` is typed
     * as if it returned a string; a browser returns a `TrustedScriptURL`.
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
  // Without an argument, `createScriptURL` throws an error.
  return policy?.createScriptURL('') ?? '/sw.js';
};

/** Whether the new worker has deleted the script of this page. */
const isOutdated = async () => {
  const script = document.querySelector<HTMLScriptElement>(
    'script[type="module"]',
  );
  return !(await caches.match(script?.src ?? ''));
};

/** Caches the images that the page loaded before the first worker was active. */
const cacheShownImages = (worker: ServiceWorker) => {
  const urlsToCache = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((url) => url.startsWith(`${location.origin}/images/`));
  worker.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
};

/** Registers the worker, and reports a new version of the shop. */
const registerWorker = async (store: AppStore): Promise<void> => {
  const { serviceWorker } = navigator;
  const onNewWorker = async () => {
    const worker = serviceWorker.controller;
    if (!worker) return;
    // The worker deletes the old files before it is activated.
    if (worker.state !== 'activated') {
      await new Promise((resolve) => {
        worker.addEventListener('statechange', resolve, { once: true });
      });
    }
    if (await isOutdated()) store.dispatch(updateFound());
    else cacheShownImages(worker);
  };
  serviceWorker.addEventListener('controllerchange', () => void onNewWorker());
  await serviceWorker.register(scriptUrl());
};

/** Development has no worker, which would show files from before an edit. */
export const startServiceWorker = (store: AppStore): void => {
  const isDevelopment = process.env['NODE_ENV'] !== 'production';
  if (isDevelopment || !('serviceWorker' in navigator)) return;
  const whenIdle =
    'requestIdleCallback' in window ? requestIdleCallback : setTimeout;
  whenIdle(() => void registerWorker(store).catch(() => undefined));
};
