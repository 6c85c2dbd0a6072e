import type { Message } from '../domain/workerMessages';
import { selectIsUpdateAvailable } from '../selectors/appUpdate';
import { updateAccepted, updateFound } from '../store/appUpdate';
import type { EffectContext } from './context';

declare global {
  interface Window {
    /** What it makes is a TrustedScriptURL, of which TypeScript knows nothing yet. */
    readonly trustedTypes?: {
      readonly createPolicy: (
        name: string,
        rules: { readonly createScriptURL: () => string },
      ) => { readonly createScriptURL: (url: string) => string };
    };
  }
}

const SCRIPT = '/sw.js';
const PICTURES = '/images/';
/** A tab that is never closed asks so often whether there is a newer shop, and only when it is come back to. */
const ASK_AGAIN_MS = 3_600_000;
const PATIENCE_MS = 5000;

const trustedScript = (): string =>
  window.trustedTypes?.createPolicy('weft#worker', { createScriptURL: () => SCRIPT }).createScriptURL('') ??
  SCRIPT;

const tell = (worker: ServiceWorker, message: Message, ports: MessagePort[] = []) =>
  worker.postMessage(message, ports);

/**
 * Whether a worker that waits has another shop than this page, which may have come fresh from the network. One that
 * gives no answer has not.
 */
const isOtherShop = (worker: ServiceWorker): Promise<boolean> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const end = (isOther: boolean) => {
      port1.close();
      resolve(isOther);
    };
    setTimeout(() => end(false), PATIENCE_MS);
    port1.onmessage = ({ data }: MessageEvent<unknown>) => end(data === true);
    const scripts = [...document.scripts].flatMap(({ src }) => (src ? new URL(src).pathname : []));
    tell(worker, { kind: 'compare', scripts }, [port2]);
  });

const picturesShown = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((url) => url.startsWith(location.origin + PICTURES));

interface WatchContext extends EffectContext {
  /** For tests, which cannot be loaded anew. */
  readonly reload?: () => void;
}

/**
 * Has the shop kept for when there is no network, and hears of newer ones. The newer one waits until every tab is
 * closed, or until the shopper takes it; only the tab in which it is taken is loaded anew.
 */
export const watchServiceWorker = async ({
  listeners,
  store,
  reload = () => location.reload(),
}: WatchContext) => {
  const workers = navigator.serviceWorker;
  // The first worker takes over a page that it has not seen loading.
  if (!workers.controller)
    workers.addEventListener(
      'controllerchange',
      () => {
        if (workers.controller) tell(workers.controller, { kind: 'keep', pictures: picturesShown() });
      },
      { once: true },
    );
  const registration = await workers.register(trustedScript(), { updateViaCache: 'none' });

  const look = async () => {
    if (registration.waiting && (await isOtherShop(registration.waiting))) store.dispatch(updateFound());
  };
  const follow = () => {
    const arriving = registration.installing;
    arriving?.addEventListener('statechange', () => {
      if (arriving.state === 'installed') void look();
    });
  };
  registration.addEventListener('updatefound', follow);
  follow();
  void look();

  let asked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - asked < ASK_AGAIN_MS) return;
    asked = Date.now();
    registration.update().catch(() => undefined);
  });

  listeners.startListening({
    predicate: (event, _now, before) => updateAccepted.match(event) && selectIsUpdateAvailable(before),
    effect: () => {
      const { waiting } = registration;
      // Another tab has taken it: it is there already.
      if (!waiting) {
        reload();
        return;
      }
      waiting.addEventListener('statechange', () => {
        if (waiting.state === 'activated' || waiting.state === 'redundant') reload();
      });
      tell(waiting, { kind: 'takeOver' });
      // It has not taken over: the page goes on, and offers it again.
      setTimeout(() => store.dispatch(updateFound()), PATIENCE_MS);
    },
  });
};
