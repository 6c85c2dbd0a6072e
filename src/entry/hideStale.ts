// Runs inline in the head. Hides the page until React renders it, where the
// shopper has to see something else than the build has rendered: the page of
// another path, a part of the list, the stored cart or form.
import { LIST_PARAMS } from '../features/collection/url';
import { MARKS } from '../lib/marks';
import { openStorage, STORAGE_KEYS } from '../lib/safeStorage';
import { PATHS, pathnameOf } from '../routing/paths';

const page = document.documentElement;
const path = page.getAttribute(MARKS.path);

const isNarrowed = () => {
  const params = new URLSearchParams(location.search);
  return LIST_PARAMS.some((name) => params.has(name));
};

const isStored = () =>
  Number(openStorage(() => localStorage).read(STORAGE_KEYS.cartCount)) > 0 ||
  openStorage(() => sessionStorage).read(STORAGE_KEYS.checkout) !== null;

const isStale = () => {
  if (pathnameOf(location.pathname) !== path) return true;
  if (path === PATHS.collections) return isNarrowed();
  return (path === PATHS.cart || path === PATHS.placeOrder) && isStored();
};

// A page that was saved to a file stays as it was saved.
if (location.protocol !== 'file:' && isStale()) {
  page.setAttribute(MARKS.stale, '');
}
