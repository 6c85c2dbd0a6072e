// Runs inline in the head of the pages that the build cannot know completely:
// it renders the whole list, an empty cart, and one 404 page for every
// pathname. If the shopper has to see something else, it hides the page until
// React renders it.
import { MARKS } from '../lib/marks';
import { STORAGE_KEYS } from '../lib/storageKeys';

const page = document.documentElement;

const isStored = () => {
  try {
    const count = localStorage.getItem(STORAGE_KEYS.cartCount);
    const hasForm = sessionStorage.getItem(STORAGE_KEYS.checkout) !== null;
    return Number(count) > 0 || (isAt('/place-order') && hasForm);
  } catch {
    // The storage is blocked, and nothing is stored.
    return false;
  }
};

const isAt = (path: string) => page.getAttribute(MARKS.path) === path;

const isStale = () => {
  if (isAt('/cart') || isAt('/place-order')) return isStored();
  const staleAt = page.getAttribute(MARKS.staleAt) ?? '';
  return new RegExp(staleAt, 'i').test(location.pathname + location.search);
};

// A page that was saved to a file stays as it was saved.
if (location.protocol !== 'file:' && isStale()) {
  page.setAttribute(MARKS.stale, '');
}
