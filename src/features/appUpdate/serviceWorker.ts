import { addAppListener } from '../../app/listeners';
import type { AppStore } from '../../app/store';
import { updateAccepted, updateFound } from './appUpdateSlice';
import type { WorkerMessage } from './workerMessages';

declare global {
  interface Window {
    /**
     * TypeScript's DOM library does not have it. The URL is a TrustedScriptURL.
     */
    readonly trustedTypes?: {
      readonly createPolicy: (
        name: string,
        rules: { readonly createScriptURL: (url: string) => string },
      ) => { readonly createScriptURL: (url: string) => string };
    };
  }
}

const UPDATE_CHECK_INTERVAL_MS = 3_600_000;
const TAKEOVER_TIMEOUT_MS = 5000;

const post = (
  worker: ServiceWorker | null,
  message: WorkerMessage,
  ports: MessagePort[] = [],
) => worker?.postMessage(message, ports);

/**
 * Whether this page is of the version that waits: the network may have
 * delivered it.
 */
const isVersionOfPage = (worker: ServiceWorker) =>
  new Promise<boolean>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data === true);
    const scripts = [...document.scripts].flatMap(({ src }) =>
      src ? new URL(src).pathname : [],
    );
    post(worker, { type: 'CHECK_VERSION', payload: { scripts } }, [port2]);
  });

/**
 * Before the first worker takes control, the page loads images that no worker
 * caches.
 */
const cacheShownImages = () => {
  const urls = performance.getEntriesByType('resource').map(({ name }) => name);
  const urlsToCache = urls
    .filter((url) => url.startsWith(`${location.origin}/images/`))
    .map((url) => [url, { cache: 'force-cache' }] as const);
  post(navigator.serviceWorker.controller, {
    type: 'CACHE_URLS',
    payload: { urlsToCache },
  });
};

export const watchServiceWorker = async (store: AppStore): Promise<void> => {
  const { serviceWorker } = navigator;
  if (!serviceWorker.controller)
    serviceWorker.addEventListener('controllerchange', cacheShownImages, {
      once: true,
    });
  // eslint-disable-next-line compat/compat -- optional: only Chromium checks the policy
  const policy = window.trustedTypes?.createPolicy('weft#worker', {
    createScriptURL: () => '/sw.js',
  });
  const registration = await serviceWorker.register(
    policy?.createScriptURL('') ?? '/sw.js',
    {
      updateViaCache: 'none',
    },
  );

  const checkWaiting = async () => {
    if (registration.waiting && !(await isVersionOfPage(registration.waiting)))
      store.dispatch(updateFound());
  };
  const watchInstalling = () =>
    registration.installing?.addEventListener(
      'statechange',
      () => void checkWaiting(),
    );
  registration.addEventListener('updatefound', watchInstalling);
  watchInstalling();
  void checkWaiting();

  let checkedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - checkedAt < UPDATE_CHECK_INTERVAL_MS)
      return;
    checkedAt = Date.now();
    registration.update().catch(() => undefined);
  });

  const reload = () => location.reload();
  const replaceWorker = () => {
    const { waiting } = registration;
    // Another tab has accepted the update.
    if (!waiting) reload();
    serviceWorker.addEventListener('controllerchange', reload, { once: true });
    post(waiting, { type: 'SKIP_WAITING' });
    setTimeout(() => store.dispatch(updateFound()), TAKEOVER_TIMEOUT_MS);
  };
  store.dispatch(
    addAppListener({
      predicate: (event, _state, before) =>
        updateAccepted.match(event) && before.appUpdate === 'available',
      effect: replaceWorker,
    }),
  );
};
