import { freshUrl } from '../../lib/freshUrl';
import { storedCount } from './storedCount';

const page = document.documentElement;

const fail = (): void => {
  page.dataset['boot'] = 'failed';
};

const mainScript = () =>
  document.querySelector<HTMLScriptElement>('script[type="module"]');

/**
 * Requests the main script again if it was not loaded, or if the HTTP cache
 * holds a truncated copy.
 */
const onError = (event: Event) => {
  const main = mainScript();
  if (!main) return;
  const isNotLoaded = event.target === main;
  const isThrown = event instanceof ErrorEvent && event.filename === main.src;
  if (!isNotLoaded && !isThrown) return;
  main.remove();
  if (isThrown && !(event.error instanceof SyntaxError)) fail();
  else import(/* webpackIgnore: true */ freshUrl(main.src)).catch(fail);
};

/**
 * Once the main script is loaded, main.ts reports a failed start. Other errors
 * do not have to stop it.
 */
const onLoad = ({ target }: Event) => {
  if (target === mainScript()) unwatchMainScript();
};

/** Sets `data-boot` to `failed` where the main script cannot start. */
export const watchMainScript = (): void => {
  addEventListener('error', onError, true);
  document.addEventListener('load', onLoad, true);
  const hasModules = 'noModule' in HTMLScriptElement.prototype;
  if (!hasModules) document.addEventListener('DOMContentLoaded', fail);
};

const unwatchMainScript = () => {
  removeEventListener('error', onError, true);
  document.removeEventListener('load', onLoad, true);
};

/**
 * Whether the shop is in a folder of its domain. It finds its files only at the
 * root.
 */
const isInFolder = () => {
  const { path = '' } = page.dataset;
  const withoutFile = location.pathname.replace(/(index)?(\.html)?$/i, '');
  const shown = withoutFile.toLowerCase();
  const built = path.toLowerCase();
  return built !== '' && shown !== built && shown.endsWith(built);
};

const textOf = (hiddenCount: string) => {
  if (isInFolder()) {
    return 'The shop works only at the root of a domain. Here it is in a folder.';
  }
  const rest = hiddenCount
    ? `Items in your cart: ${hiddenCount}`
    : 'You can still browse the shop';
  return `The shop could not be opened in this browser. ${rest}. Reload the page to try again.`;
};

/** The number of stored pieces, if this page shows the cart as empty. */
const hiddenCountOf = (path = '') =>
  path === '/cart' || path === '/place-order' ? storedCount() : '';

/**
 * Shows a notice above the content of the page. It replaces the content if that
 * shows an empty cart although pieces are stored.
 */
export const showFailure = (): void => {
  const hiddenCount = hiddenCountOf(page.dataset['path']);
  const notice = document.createElement('p');
  notice.setAttribute('role', 'alert');
  notice.textContent = textOf(hiddenCount);
  document.body.prepend(notice);
  const main = document.querySelector('main');
  if (!main) return;
  if (hiddenCount) main.textContent = '';
  main.prepend(notice);
};
