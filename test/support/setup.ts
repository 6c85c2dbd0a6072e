import '@testing-library/jest-dom';
import 'fake-indexeddb/auto';
import { configure } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { format } from 'node:util';

/** The origin of canonical links. */
process.env['WEFT_SITE'] = 'https://shop.example';
process.env['WEFT_YEAR'] = '2031';

// Ends a wait that hangs. A busy machine may take many times as long as a quiet
// one.
configure({ asyncUtilTimeout: 30_000 });

// jsdom has no layout: it is narrow, everything is near the viewport, scrolling
// does nothing, and a dialog only opens and closes.
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

// A test fails on any console message. These are no mocks of Jest, which a test
// may restore.
const messages: string[] = [];
const record = (...args: unknown[]) => void messages.push(format(...args));
Object.assign(console, {
  log: record,
  info: record,
  warn: record,
  error: record,
});
afterEach(() => expect(messages.splice(0)).toEqual([]));

// Every test starts with empty storages.
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  Object.assign(window, { indexedDB: new IDBFactory() });
});
