import './shopImages';
import { createRoot } from 'react-dom/client';
import { useSyncExternalStore } from 'react';
import { Router } from 'react-router-dom';
import { App } from '../../src/app/App';
import { selectUrl } from '../../src/selectors/url';
import { createStore } from '../../src/store/createStore';
import type { RootState } from '../../src/store/rootReducer';

declare global {
  interface Window {
    /** Shows the page of a state. */
    showState?: (state: RootState) => void;
  }
}

const store = createStore();
const { catalogue } = store.getState();

let shown = store.getState();
// The page shows the recorded states; its own events change nothing.
store.replaceReducer(() => shown);

const noop = () => undefined;
const navigator = { createHref: String, go: noop, push: noop, replace: noop };

const subscribe = (listener: () => void) => store.subscribe(listener);

const Page = () => {
  const url = useSyncExternalStore(subscribe, () => selectUrl(store.getState()));
  return (
    <Router location={url} navigator={navigator} useTransitions={false}>
      <App store={store} />
    </Router>
  );
};

// A link would open a file of the disk in this frame.
document.addEventListener('click', (event) => {
  if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
});
// The shop focuses the heading of a new page. The keys belong to the player.
HTMLElement.prototype.focus = noop;
document.documentElement.dataset['fonts'] = 'late';
window.showState = (state) => {
  shown = { ...state, catalogue };
  store.dispatch({ type: 'shown' });
};
const root = document.getElementById('root');
if (!root) throw new Error('The document has no #root.');
createRoot(root).render(<Page />);
