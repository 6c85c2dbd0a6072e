// Runs inline in the head of the pages that the build cannot know completely:
// it renders the whole list, an empty cart, and one 404 page for every
// pathname. If the shopper has to see something else, it hides the page until
// React renders it.
import { STORAGE_KEYS } from '../../lib/storageKeys';
import { storedCount } from './storedCount';

const page = document.documentElement;
const { path = '', staleAt = '' } = page.dataset;

/** Whether persistCheckout.ts has stored a form. */
const hasForm = () => {
  try {
    return sessionStorage.getItem(STORAGE_KEYS.checkout) !== null;
  } catch {
    return false;
  }
};

const isStale = () => {
  if (path === '/cart') return storedCount() !== '';
  if (path === '/place-order') return storedCount() !== '' || hasForm();
  const url = location.pathname + location.search;
  return new RegExp(staleAt, 'i').test(url);
};

// A page that was saved to a file stays as it was saved.
if (location.protocol !== 'file:' && isStale()) page.dataset['boot'] = 'stale';
