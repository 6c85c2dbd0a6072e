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

const keepPress = (button: HTMLElement) => {
  // The second press of a toggle cancels the first one. A button of a group,
  // such as a thumbnail, is a choice and not a toggle.
  const isToggle = button.matches(
    ':is([aria-pressed], [aria-expanded]):not([role=group] > *)',
  );
  if (repeats.delete(button) && isToggle) {
    button.style.opacity = '';
    return;
  }
  button.style.opacity = '0.6';
  repeats.set(button, () => button.click());
};

/**
 * Keeps the press of a button. What is kept never reaches React, which handles
 * presses while it hydrates: a press would count twice.
 */
const onClick = (event: Event) => {
  const { target } = event;
  const control =
    target instanceof Element &&
    target.closest<HTMLElement>('button, [type=radio], [type=checkbox]');
  if (!control) return;
  const isButton = control.matches('button');
  if (isButton && hasStartPhase('failed')) return;
  event.stopPropagation();
  if (!isButton) return;
  event.preventDefault();
  keepPress(control);
};

// Typed text needs no repetition: it stays in its field, where React reads it.
const onChange = (event: Event) => {
  const { target: control } = event;
  if (control instanceof HTMLSelectElement) {
    const { value } = control;
    event.stopPropagation();
    repeats.delete(control);
    repeats.set(control, () => {
      control.value = value;
      control.dispatchEvent(new Event('change', { bubbles: true }));
    });
  }
  if (!(control instanceof HTMLInputElement)) return;
  const { type, checked } = control;
  if (type !== 'radio' && type !== 'checkbox') return;
  // The second press of a checkbox cancels the first one.
  if (repeats.delete(control) && type === 'checkbox') return;
  repeats.set(control, () => {
    control.checked = !checked;
    control.click();
  });
};

/** The events of a shopper who scrolls, presses or types. */
const USES = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/** Forgets the saved place, to which the start would otherwise scroll. */
const onUse = () => {
  if (!hasStartPhase('done')) history.replaceState(null, '');
};

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

const onPhase = () => {
  if (hasStartPhase('running')) return;
  if (hasStartPhase('hydrating')) {
    takeChangesBack();
    return;
  }
  for (const element of repeats.keys()) element.removeAttribute('style');
  if (hasStartPhase('failed')) {
    showNotice();
    return;
  }
  phaseObserver.disconnect();
  changeObserver.disconnect();
  removeEventListener('click', onClick, true);
  removeEventListener('change', onChange, true);
  notice.remove();
  for (const repeat of repeats.values()) repeat();
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
  addEventListener('click', onClick, true);
  addEventListener('change', onChange, true);
  for (const use of USES)
    addEventListener(use, onUse, { passive: true, once: true });
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
  if (hasStartPhase('done') || hasStartPhase('failed')) onPhase();
  // Another URL avoids a broken file, which caches may keep for a year.
  load(`${url}`)
    .catch(() => load(`${url}?again`))
    .catch(fail);
}
