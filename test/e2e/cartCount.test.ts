import { COAT } from '../../tools/browser/pages';
import { openTab, visit } from './support/shopper';
import { addToCart, badgeSays } from './support/actions';

/** Collects what is said of the cart, from the first moment of the page on. */
const listenEarly = () => {
  const said: string[] = [];
  document.addEventListener('DOMContentLoaded', () => {
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const at = target instanceof Element ? target : target.parentElement;
        const words = at?.closest('[role=status]')?.textContent ?? '';
        if (/cart/i.test(words)) said.push(words);
      }
      document.documentElement.dataset['said'] = said.join('|');
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
};

it('is not said anew by every page that is loaded, only when something has changed', async () => {
  const page = await visit(COAT.path);
  await addToCart(page, 'M');
  await page.context().addInitScript(listenEarly);
  const tab = await openTab(page.context(), COAT.path);
  await badgeSays(tab, 1);
  const said = () => tab.evaluate(() => document.documentElement.dataset['said'] ?? '');
  expect(await said()).toBe('');
  await addToCart(tab, 'M');
  await badgeSays(tab, 2);
  expect(await said()).toBe('Items in cart: 2');
});
