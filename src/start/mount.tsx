import { startTransition } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { Navigator } from 'react-router-dom';
import { App } from '../layout/App';
import { HTML_ATTRIBUTES, setStartPhase } from '../lib/htmlAttributes';
import { restorePlace, savedScroll } from '../routing/places';
import { initialStateFor, type RootState } from '../app/rootReducer';
import type { AppStore } from '../app/store';

const html = document.documentElement;

export const onMounted = (): void => {
  // React replaces the prerendered state by the stored one before this
  // microtask runs.
  queueMicrotask(() => {
    const wasStale = html.hasAttribute(HTML_ATTRIBUTES.stale);
    html.removeAttribute(HTML_ATTRIBUTES.stale);
    setStartPhase('done');
    // Without a place the browser has scrolled by itself, also to a text
    // fragment, unless the content was hidden.
    if (wasStale || savedScroll() !== undefined) restorePlace();
  });
};

/** The tags of the prerendered page, which follow the `style` of index.html. */
const PAGE_TAGS = 'head > style ~ :is(title, meta, link)';

/**
 * Hydrates the document if it contains the prerendered page of this URL, and
 * otherwise renders the page.
 */
export const mount = (store: AppStore, linkNavigator: Navigator): void => {
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no #root.');

  const app = (serverState?: RootState) => (
    <App
      store={store}
      linkNavigator={linkNavigator}
      onMounted={onMounted}
      serverState={serverState}
    />
  );
  const { pathname } = store.getState().route;
  if (html.getAttribute(HTML_ATTRIBUTES.path) === pathname) {
    const hydrate = () =>
      void hydrateRoot(root, app(initialStateFor(pathname)));
    // In a transition React yields to input while it hydrates. A translator
    // would translate the page again in that time.
    const schedule = root.querySelector('font') ? flushSync : startTransition;
    setStartPhase('hydrating');
    queueMicrotask(() => schedule(hydrate));
    return;
  }
  for (const tag of document.querySelectorAll(PAGE_TAGS)) tag.remove();
  createRoot(root).render(app());
};
