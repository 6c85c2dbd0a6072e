import { COAT } from '../support/browser/pages';
import { userActions } from '../support/browser/userActions';
import { addToCart } from './support/actions';
import { visit } from './support/visit';

/** Records the elements whose animations and transitions start. */
const recordMotion = () => {
  const started: string[] = [];
  for (const kind of ['animationstart', 'transitionrun'] as const) {
    document.addEventListener(kind, ({ target }) => {
      started.push(target instanceof Element ? target.tagName : '');
      document.documentElement.dataset['started'] = started.join(' ');
    });
  }
};

it('should move nothing with reduced motion', async () => {
  const page = await visit('/');
  const user = userActions(page);
  await page.evaluate(recordMotion);
  await user.openProduct(COAT.name);
  await user.addToCart();
  await addToCart(page, 'M');
  await user.goToCart();
  await user.remove(`${COAT.name}, size M`);
  await user.goHome();
  // The tick of ADD TO CART is shown for a second, and does not move.
  expect(await page.locator('html').getAttribute('data-started')).toBe('svg');
});
