// This script is inline at the end of each page (tools/build/prerender.ts). It
// keeps presses until React handles them, requests the main script, and shows a
// notice if the shop cannot be started. Its element has the texts of the notice,
// because with `t` the script would contain all labels of the shop.
import {
  hasStartPhase,
  HTML_ATTRIBUTES,
  setStartPhase,
} from '../lib/htmlAttributes';

const html = document.documentElement;

const notices = document.currentScript?.dataset ?? {};

/** Repeats the last use of each control, in the order of these uses. */
const repeats = new Map<HTMLElement, () => void>();

/**
 * The second press of a toggle cancels the first one. A button of a group, such
 * as a thumbnail, is a choice and not a toggle.
 */
const TOGGLE =
  '[type=checkbox], :is([aria-pressed], [aria-expanded]):not([role=group] > *)';

/**
 * Keeps the use of a control, which React never sees: while React hydrates, it
 * handles each press, which would count twice.
 */
const keep = (event: Event, control: HTMLElement, repeat: () => void) => {
  event.stopPropagation();
  if (repeats.delete(control) && control.matches(TOGGLE)) return;
  repeats.set(control, repeat);
};

const onClick = (event: Event) => {
  const { target } = event;
  const control =
    target instanceof Element &&
    target.closest<HTMLElement>('button, [type=radio], [type=checkbox]');
  if (!control) return;
  if (control instanceof HTMLInputElement) {
    const { checked } = control;
    keep(event, control, () => {
      control.checked = !checked;
      control.click();
    });
    return;
  }
  event.preventDefault();
  keep(event, control, () => control.click());
  control.style.opacity = repeats.has(control) ? '0.6' : '';
};

// Typed text needs no repetition: it stays in its field, where React reads it.
const onChange = (event: Event) => {
  const { target: control } = event;
  if (!(control instanceof HTMLSelectElement)) return;
  const { value } = control;
  keep(event, control, () => {
    control.value = value;
    control.dispatchEvent(new Event('change', { bubbles: true }));
  });
};

/** The events of a shopper who scrolls, presses or types. */
const USES = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/** Forgets the saved place, to which the start would otherwise scroll. */
const onUse = () => history.replaceState(null, '');

const notice = document.createElement('p');
notice.setAttribute('role', 'alert');

const showNotice = () => {
  // The address of a shop in a folder ends with the path of the page, which the
  // name of a file may follow.
  const path = html.getAttribute(HTML_ATTRIBUTES.path);
  const address = location.pathname.replace(/(index)?\.html$/, '');
  const isInFolder = path && address.slice(1).endsWith(path);
  const text = isInFolder ? notices['inFolder'] : notices['failed'];
  notice.textContent = text ?? '';
  document.body.prepend(notice);
};

const fail = () => setStartPhase('failed');

/** After this time the notice is shown, but the start may still succeed. */
const START_LIMIT_MS = 30_000;

/** What a translator changes in the page, which React could not hydrate. */
const changes: MutationRecord[] = [];
const changeObserver = new MutationObserver((records) =>
  changes.push(...records),
);

const takeChangesBack = () => {
  changes.push(...changeObserver.takeRecords());
  changeObserver.disconnect();
  for (const change of changes.reverse()) {
    const { type, target, oldValue, nextSibling } = change;
    if (type === 'characterData') target.nodeValue = oldValue;
    for (const node of change.addedNodes) target.removeChild(node);
    for (const node of change.removedNodes)
      target.insertBefore(node, nextSibling);
  }
};

const listening = new AbortController();

const onPhase = () => {
  if (hasStartPhase('hydrating')) takeChangesBack();
  if (hasStartPhase('failed')) showNotice();
  if (!hasStartPhase('done')) return;
  listening.abort();
  phaseObserver.disconnect();
  changeObserver.disconnect();
  notice.remove();
  for (const [control, repeat] of repeats) {
    control.style.opacity = '';
    repeat();
  }
};

/** Loads the module that the page loads by its `script` as well. */
const load = async (url: string) => {
  await import(/* webpackIgnore: true */ url);
  if (!html.hasAttribute(HTML_ATTRIBUTES.start))
    throw new Error('The main script is empty.');
};

const phaseObserver = new MutationObserver(onPhase);

// While the web fonts load, Firefox loads no local font and shows a third one
// (November 2026). Chromium loads the local fonts by itself, and this code
// would take 40 ms there on a slow phone.
if (CSS.supports('-moz-appearance', 'none'))
  for (const face of document.fonts)
    if (face.family.includes('fallback')) face.load().catch(() => undefined);

// A page that was saved to a file stays as it was saved.
if (location.protocol !== 'file:') {
  const { signal } = listening;
  addEventListener('click', onClick, { capture: true, signal });
  addEventListener('change', onChange, { capture: true, signal });
  for (const use of USES)
    addEventListener(use, onUse, { passive: true, once: true, signal });
  setTimeout(() => {
    if (!hasStartPhase('done')) fail();
  }, START_LIMIT_MS);
  phaseObserver.observe(html, { attributeFilter: [HTML_ATTRIBUTES.start] });
  const root = document.querySelector('#root');
  if (root)
    changeObserver.observe(root, {
      childList: true,
      subtree: true,
      characterDataOldValue: true,
    });
  const url = document.querySelector<HTMLScriptElement>('[type=module]')?.src;
  // A main script from the cache may have started before this line.
  onPhase();
  // Another URL avoids a broken file, which caches may keep for a year.
  load(`${url}`)
    .catch(() => load(`${url}?again`))
    .catch(fail);
}
