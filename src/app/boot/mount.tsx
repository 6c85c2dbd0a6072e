import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { pageAt, pathnameOf } from '../../features/navigation/paths';
import type { AppStore } from '../store';
import { initialStateFor, type RootState } from '../rootReducer';
import { App } from '../App';
import { preventHeldEnter } from '../preventHeldEnter';
import type { Navigation } from '../routing/navigation';
import { isChunkLoadError } from '../routing/chunks';
import { loadPage } from '../routing/routes';
import { restoreScroll } from '../routing/scroll';

const RECOVERY_MS = 1000;

/**
 * Logs the errors that an error boundary caught, except chunk-load errors,
 * which the browser logs.
 */
export const rootOptions = (onCaught: () => void = () => undefined) => {
  let caught = '';
  return {
    onCaughtError: (error: unknown) => {
      caught = String(error);
      onCaught();
      // eslint-disable-next-line no-console -- as React does without this option
      if (!isChunkLoadError(error)) console.error(error);
    },
    onRecoverableError: (error: unknown) => {
      if (!(error instanceof Error && error.cause)) {
        reportError(error);
        return;
      }
      // If another update is pending, React reports an error as recovered and
      // renders again; then a boundary may catch the same error. The error is
      // reported only if no boundary has caught it by then.
      setTimeout(
        () => String(error.cause) !== caught && reportError(error),
        RECOVERY_MS,
      );
    },
  };
};

/** Marks the start as done; preHydration.ts then repeats input. */
export const onMounted = (): void => {
  // A microtask later, React has replaced the prerendered state by the stored
  // one.
  queueMicrotask(() => {
    document.documentElement.dataset['boot'] = 'done';
    restoreScroll();
  });
};

/** The tags in the head that the prerendered page has rendered. */
const PAGE_TAGS =
  'title, [property], [rel="canonical"], [name="description"], [name="robots"], [name^="twitter"]';

/**
 * Hydrates the prerendered page of this URL, or renders the page where the
 * document holds another one.
 */
export const mount = async (
  store: AppStore,
  navigation: Navigation,
): Promise<void> => {
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no #root.');
  document.addEventListener('keydown', preventHeldEnter);
  const isLoaded = await loadPage(window.location.pathname).then(
    () => true,
    () => false,
  );

  // The error page responds to input too, so it also marks the start as done.
  const options = rootOptions(onMounted);
  const app = (serverState?: RootState) => (
    <App
      store={store}
      navigation={navigation}
      onMounted={onMounted}
      serverState={serverState}
    />
  );
  const pathname = pathnameOf(window.location.pathname);
  const prerendered = document.documentElement.dataset['path'];
  const isPrerendered =
    prerendered === pathname ||
    (prerendered === '/404' && pageAt(pathname) === 'unknown');
  if (isLoaded && isPrerendered) {
    // In a transition React yields to input while it hydrates.
    startTransition(
      () => void hydrateRoot(root, app(initialStateFor(pathname)), options),
    );
    return;
  }
  root.replaceChildren();
  for (const tag of document.querySelectorAll(PAGE_TAGS)) tag.remove();
  createRoot(root, options).render(app());
};
