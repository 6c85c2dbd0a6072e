import { COAT, PAGES } from '../support/browser/pages';
import { visit } from './support/visit';

const PATHS = [...Object.values(PAGES).map(({ path }) => path), COAT.path];

it('should say on every page that it needs JavaScript, and nothing that is not true', async () => {
  for (const path of PATHS) {
    const page = await visit(path, { javaScriptEnabled: false, bare: true });
    const sentence = page.locator('noscript > p');
    expect([path, await sentence.isVisible()]).toEqual([path, true]);
    for (const text of ['Your cart is empty.', 'Subtotal'])
      expect(await page.getByText(text).isVisible()).toBe(false);
  }
});
