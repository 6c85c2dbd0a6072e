// This script is inline at the end of each page (tools/build/prerender.ts). It
// keeps what a shopper does until React handles it, requests the main script,
// and shows a notice if the shop cannot be started. The texts of the notice are
// attributes of the `script` element: with `t`, this script would contain all
// labels of the shop.
import { HTML_ATTRIBUTES } from '../lib/htmlAttributes';
import { onStartPhase, setStartPhase } from '../lib/startPhase';
import { repeatInputAfterStart } from './repeatInput';
import { undoChangesBeforeHydration } from './undoChanges';

const html = document.documentElement;

const { failed, inFolder } = document.currentScript?.dataset ?? {};

/** After this time the notice is shown. The start may still succeed later. */
const START_LIMIT_MS = 30_000;

const fail = () => setStartPhase('failed');

const showNotice = () => {
  // In a subfolder, the pathname ends with the path of the page, possibly
  // followed by `.html` or `index.html`.
  const path = html.getAttribute(HTML_ATTRIBUTES.path);
  const pathname = location.pathname.replace(/(index)?\.html$/, '');
  const isInFolder = path && pathname.slice(1).endsWith(path);
  const notice = document.createElement('p');
  notice.setAttribute('role', 'alert');
  notice.textContent = (isInFolder ? inFolder : failed) ?? '';
  document.body.prepend(notice);
  onStartPhase('done', () => notice.remove());
};

/** Imports the main script. The `script` element of the page loads it, too. */
const load = async (url: string) => {
  await import(/* webpackIgnore: true */ url);
  if (!html.hasAttribute(HTML_ATTRIBUTES.start))
    throw new Error('The main script is empty.');
};

const startMain = () => {
  const url = document.querySelector<HTMLScriptElement>('[type=module]')?.src;
  // A cache may keep a broken file for a year. Another URL avoids this file.
  load(`${url}`)
    .catch(() => load(`${url}?again`))
    .catch(fail);
  const limit = setTimeout(fail, START_LIMIT_MS);
  onStartPhase('done', () => clearTimeout(limit));
  onStartPhase('failed', showNotice);
};

/**
 * If the shopper scrolls, presses or types before the start is done, the start
 * must not scroll to the saved position. So this deletes the position.
 */
const forgetPosition = () => {
  const used = new AbortController();
  for (const use of ['wheel', 'touchmove', 'pointerdown', 'keydown'])
    addEventListener(use, () => history.replaceState(null, ''), {
      passive: true,
      once: true,
      signal: used.signal,
    });
  onStartPhase('done', () => used.abort());
};

/**
 * While the web fonts load, Firefox does not load the local fallback fonts by
 * itself (November 2026). Chromium does, and this code would take 40 ms there
 * on a slow phone.
 */
const loadLocalFonts = () => {
  if (!CSS.supports('-moz-appearance', 'none')) return;
  for (const face of document.fonts)
    if (face.family.includes('fallback')) face.load().catch(() => undefined);
};

loadLocalFonts();
// In a page that a shopper has saved to a file, nothing is started.
if (location.protocol !== 'file:') {
  repeatInputAfterStart();
  undoChangesBeforeHydration();
  forgetPosition();
  startMain();
}
