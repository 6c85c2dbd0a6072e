// Runs inline in the head of the pages of which a part is hidden until React
// renders it, because the build could not know it: it renders the whole list,
// an empty cart, and one 404 page for every pathname.
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

// A page that was saved to a file shows what it showed.
if (location.protocol !== 'file:' && isStale()) page.dataset['boot'] = 'stale';
