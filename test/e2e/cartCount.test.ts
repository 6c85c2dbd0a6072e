import { COAT } from '../support/browser/pages';
import { openTab, visit } from './support/visit';
import { addToCart, waitForBadge } from './support/actions';

/** Records the announcements of the cart from the start of the page. */
const recordEarlyAnnouncements = () => {
  const announced: string[] = [];
  document.addEventListener('DOMContentLoaded', () => {
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const at = target instanceof Element ? target : target.parentElement;
        const text = at?.closest('[role=status]')?.textContent ?? '';
        if (/cart/i.test(text)) announced.push(text);
      }
      document.documentElement.dataset['announced'] = announced.join('|');
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
};

it('should announce the cart count when it changes, not when a page is loaded', async () => {
  const page = await visit(COAT.path);
  await addToCart(page, 'M');
  await page.context().addInitScript(recordEarlyAnnouncements);
  const tab = await openTab(page.context(), COAT.path);
  await waitForBadge(tab, 1);
  const announced = () => tab.evaluate(() => document.documentElement.dataset['announced'] ?? '');
  expect(await announced()).toBe('');
  await addToCart(tab, 'M');
  await waitForBadge(tab, 2);
  expect(await announced()).toBe('Items in cart: 2');
});
