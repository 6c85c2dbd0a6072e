import fc from 'fast-check';
import type { Page } from 'playwright-core';
import { COAT, TEE } from '../support/browser/pages';
import { openTab, SHOP, visit } from './support/visit';
import { addToCart, waitForBadge, quantityOf, totalOf } from './support/actions';

const RUNS = 3;
const STEPS = 12;
const PRICES = new Map([
  [COAT, 320],
  [TEE, 14],
]);

/** The possible actions, some of them more frequent. */
const ACTIONS = ['add', 'add', 'type', 'remove', 'undo', 'reload'] as const;
const step = fc.record({
  action: fc.constantFrom(...ACTIONS),
  tab: fc.constantFrom(0, 1),
  product: fc.constantFrom(COAT, TEE),
  size: fc.constantFrom('S', 'M'),
  count: fc.integer({ min: 1, max: 9999 }),
});

const go = async (page: Page, path: string) => {
  if (page.url() === SHOP + path) return;
  await page.goto(SHOP + path);
  await page.locator('main h1').waitFor();
};

/** The model: lines by name and size. It shares no code with the app. */
type Lines = Map<string, { readonly price: number; readonly count: number }>;

const expectShown = async (page: Page, lines: Lines) => {
  const all = [...lines.values()];
  const count = all.reduce((sum, line) => sum + line.count, 0);
  if (count > 0) await waitForBadge(page, count);
  if (!page.url().endsWith('/cart')) return;
  const dollars = all.reduce((sum, line) => sum + line.price * line.count, 0);
  expect((await totalOf(page, 'Subtotal')).replaceAll(',', '')).toBe(`$${dollars}.00`);
  const fields = await page.getByRole('spinbutton').all();
  const seen = await Promise.all(
    fields.map(async (field) => [await field.getAttribute('aria-label'), await field.inputValue()]),
  );
  expect(seen.sort()).toEqual(
    [...lines].map(([name, line]) => [`Quantity of ${name}`, String(line.count)]).sort(),
  );
};

it('should show the cart of an independent model in two tabs', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: STEPS, maxLength: STEPS }), async (steps) => {
      const here = await visit(COAT.path);
      const tabs = [here, await openTab(here.context(), '/cart')];
      const lines: Lines = new Map();
      for (const { action, tab, product, size, count } of steps) {
        const page = tabs[tab] ?? here;
        const name = `${product.name}, size ${size}`;
        const price = PRICES.get(product) ?? NaN;
        const before = lines.get(name);
        if (action === 'add') {
          await go(page, product.path);
          await addToCart(page, size);
          lines.set(name, { price, count: Math.min((before?.count ?? 0) + 1, 9999) });
        } else if (action === 'reload') {
          await page.reload();
          await page.locator('main h1').waitFor();
        } else if (before) {
          await go(page, '/cart');
          if (action === 'type') {
            const field = quantityOf(page, product.name, size);
            await field.fill(String(count));
            // A focused field ignores changes of other tabs.
            await field.blur();
          } else await page.getByRole('button', { name: `Remove ${name}` }).click();
          if (action === 'undo') await page.getByRole('button', { name: `Undo removing ${name}` }).click();
          if (action === 'type') lines.set(name, { price, count });
          if (action === 'remove') lines.delete(name);
        }
        for (const each of tabs) await expectShown(each, lines);
      }
    }),
    { numRuns: RUNS, endOnFailure: true },
  );
}, 300_000);
