import '@testing-library/jest-dom';
import 'fake-indexeddb/auto';
import { act, configure } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { toast } from 'react-hot-toast/headless';

// Ends a wait that hangs. A busy machine may take many times as long as a quiet
// one.
configure({ asyncUtilTimeout: 30_000 });

// jsdom has no layout: it is narrow, everything is near the viewport, scrolling
// does nothing, and a dialog only opens and closes.
Object.defineProperty(window.screen, 'width', {
  get: () => 360,
  configurable: true,
});
window.matchMedia = (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });
type Report = (
  entries: Pick<IntersectionObserverEntry, 'isIntersecting'>[],
) => void;
Object.assign(window, {
  IntersectionObserver: function IntersectionObserver(report: Report) {
    return {
      observe: () => report([{ isIntersecting: true }]),
      disconnect: () => undefined,
    };
  },
});
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;
document.elementFromPoint = () => null;
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
};

// Styled components insert a rule as in production. jsdom would parse all styles
// again for each text node that they insert in development.
Object.assign(window, { SC_DISABLE_SPEEDY: false });

// Every test starts with empty storages, and without a toast.
afterEach(() => {
  act(() => toast.remove());
  localStorage.clear();
  sessionStorage.clear();
  Object.assign(window, { indexedDB: new IDBFactory() });
});
