import { STORAGE_KEYS } from '../../lib/storageKeys';

/** The number of pieces that persistCart.ts stores; empty for none. */
export const storedCount = (): string => {
  try {
    const stored = String(localStorage.getItem(STORAGE_KEYS.cartCount));
    return /^[1-9]\d*$/.test(stored) ? stored : '';
  } catch {
    // The storage is blocked, and nothing is stored.
    return '';
  }
};

const cartLink = () => document.querySelector('header a[href="/cart"]');

const showCount = () => {
  if (document.documentElement.dataset['boot'] === 'done') return;
  const count = storedCount();
  const link = cartLink();
  if (count && link) link.setAttribute('data-stored-count', count);
};

const hideCount = () => {
  const link = cartLink();
  if (link) link.removeAttribute('data-stored-count');
};

const afterPaint = (run: () => void) =>
  requestAnimationFrame(() => setTimeout(run));

/**
 * Shows the number of pieces in the header, until React renders it. After the
 * next paint, because the first access to a storage takes 20 ms on a slow
 * phone.
 */
export const showCountAfterPaint = (): void => void afterPaint(showCount);

/** Hides it after a paint too: CartLink.tsx has painted its first badge then. */
export const hideCountAfterPaint = (): void => void afterPaint(hideCount);
