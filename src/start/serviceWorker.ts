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

/**
 * Registers the worker. On the first visit, the worker caches the images that
 * the page has loaded without it.
 */
const registerWorker = async () => {
  const { serviceWorker } = navigator;
  const isFirstVisit = serviceWorker.controller === null;
  await serviceWorker.register(scriptUrl());
  if (!isFirstVisit) return;
  const { active } = await serviceWorker.ready;
  const urlsToCache = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((url) => url.startsWith(`${location.origin}/images/`));
  active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
};

/** Development has no worker, which would show files from before an edit. */
export const startServiceWorker = (): void => {
  const isDevelopment = process.env['NODE_ENV'] !== 'production';
  if (isDevelopment || !('serviceWorker' in navigator)) return;
  const whenIdle =
    'requestIdleCallback' in window ? requestIdleCallback : setTimeout;
  whenIdle(() => void registerWorker().catch(() => undefined));
};
