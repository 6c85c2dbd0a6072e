import { messageSW, Workbox } from 'workbox-window';
import { addAppListener } from '../../app/listeners';
import type { AppStore } from '../../app/store';
import { updateAccepted, updateFound } from './appUpdateSlice';
import type { WorkerMessage } from './workerMessages';

const UPDATE_CHECK_INTERVAL_MS = 3_600_000;
const TAKEOVER_TIMEOUT_MS = 5000;

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

/**
 * Whether this page has the version of a waiting worker: the network may
 * deliver the page of a new version before its worker is active.
 */
const isVersionOfPage = async (worker: ServiceWorker): Promise<boolean> => {
  const scripts = [...document.scripts].flatMap(({ src }) =>
    src ? new URL(src).pathname : [],
  );
  const message: WorkerMessage = {
    type: 'CHECK_VERSION',
    payload: { scripts },
  };
  const reply: unknown = await messageSW(worker, message);
  return reply === true;
};

/**
 * Caches the images that the page loaded before the first worker took control.
 * Workbox's router handles the message.
 */
const cacheShownImages = (worker: ServiceWorker) => {
  const urls = performance.getEntriesByType('resource').map(({ name }) => name);
  const urlsToCache = urls
    .filter((url) => url.startsWith(`${location.origin}/images/`))
    .map((url) => [url, { cache: 'force-cache' }]);
  void messageSW(worker, { type: 'CACHE_URLS', payload: { urlsToCache } });
};

export const watchServiceWorker = async (store: AppStore): Promise<void> => {
  const workbox = new Workbox(scriptUrl(), { updateViaCache: 'none' });
  workbox.addEventListener('controlling', ({ isUpdate }) => {
    const { controller } = navigator.serviceWorker;
    if (!isUpdate && controller) cacheShownImages(controller);
  });
  const registration = await workbox.register();
  if (!registration) return;

  // The code below watches the registration itself: workbox-window watches only
  // the first update, even if its installation fails.
  const offerUpdate = async () => {
    const { waiting } = registration;
    if (!waiting) return;
    const isCurrent = await isVersionOfPage(waiting);
    if (!isCurrent) store.dispatch(updateFound());
  };
  const watchInstalling = () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => void offerUpdate());
  };
  registration.addEventListener('updatefound', watchInstalling);
  watchInstalling();
  void offerUpdate();

  let checkedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    const now = Date.now();
    const isTooEarly = now - checkedAt < UPDATE_CHECK_INTERVAL_MS;
    if (document.hidden || isTooEarly) return;
    checkedAt = now;
    workbox.update().catch(() => undefined);
  });

  const replaceWorker = () => {
    const reload = () => location.reload();
    // If no worker waits, another tab has accepted the update.
    if (!registration.waiting) reload();
    workbox.addEventListener('controlling', reload);
    workbox.messageSkipWaiting();
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
