import { STORAGE_KEYS } from '../../lib/storageKeys';

const page = document.documentElement;
const { path = '', staleAt = '' } = page.dataset;

/** The number of pieces that persistCart.ts stores; empty for none. */
const storedCount = () => {
  try {
    const stored = String(localStorage.getItem(STORAGE_KEYS.cartCount));
    return /^[1-9]\d*$/.test(stored) ? stored : '';
  } catch {
    // The storage is blocked, and nothing is stored.
    return '';
  }
};

/** Whether persistCheckout.ts has stored a form. */
const hasForm = () => {
  try {
    return sessionStorage.getItem(STORAGE_KEYS.checkout) !== null;
  } catch {
    return false;
  }
};

/**
 * Hides what the build could not know: it renders the whole list, an empty
 * cart, and one 404 page for every pathname. Returns the number of pieces of a
 * hidden cart.
 */
export const hideStale = (): string => {
  const showsCart = path === '/cart' || path === '/place-order';
  const count = showsCart ? storedCount() : '';
  const isStale =
    count !== '' ||
    (path === '/place-order' && hasForm()) ||
    (staleAt !== '' &&
      new RegExp(staleAt, 'i').test(location.pathname + location.search));
  if (isStale) page.dataset['boot'] = 'stale';
  return count;
};

const cartLink = () => document.querySelector('header a[href="/cart"]');

const showCount = () => {
  if (page.dataset['boot'] === 'done') return;
  const link = cartLink();
  if (!link) {
    // The first paint may be that of a page without its header.
    if (document.readyState === 'loading') showCountAfterPaint();
    return;
  }
  const count = storedCount();
  if (count) link.setAttribute('data-stored-count', count);
};

/**
 * Shows the number of pieces in the header, until React renders it. After the
 * first paint, which the first access to a storage delays by 20 ms on a slow
 * phone.
 */
export const showCountAfterPaint = (): void =>
  void requestAnimationFrame(() => setTimeout(showCount));

export const hideCount = (): void => {
  const link = cartLink();
  if (link) link.removeAttribute('data-stored-count');
};
