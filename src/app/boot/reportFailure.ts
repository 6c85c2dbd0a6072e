import { freshUrl } from '../../lib/freshUrl';
import { storedCount } from './storedCount';

const page = document.documentElement;

const fail = (): void => {
  page.dataset['boot'] = 'failed';
};

const mainScript = () =>
  document.querySelector<HTMLScriptElement>('script[type="module"]');

/**
 * A main script that was not loaded, or that the HTTP cache holds cut, is
 * requested again.
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

/** From now on main.ts reports what fails; an error need not end the start. */
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
 * Whether the shop is not at the root of its domain, where it looks for its
 * files.
 */
const isInFolder = () => {
  const { path = '' } = page.dataset;
  const withoutFile = location.pathname.replace(/(index)?(\.html)?$/i, '');
  const shown = withoutFile.toLowerCase();
  const built = path.toLowerCase();
  return built !== '' && shown !== built && shown.endsWith(built);
};

const textOf = (hiddenCount: string) => {
  if (isInFolder())
    return 'The shop works only at the root of a domain. Here it is in a folder.';
  const rest = hiddenCount
    ? `Items in your cart: ${hiddenCount}`
    : 'You can still browse the shop';
  return `The shop could not be opened in this browser. ${rest}. Reload the page to try again.`;
};

/** The number of pieces of a stored cart that the page shows as empty. */
const hiddenCountOf = (path = '') =>
  path === '/cart' || path === '/place-order' ? storedCount() : '';

/**
 * Shows a notice above the page, and in place of a cart that is empty although
 * the stored one is not.
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
