import type { Page } from 'playwright-core';
import { COAT } from '../../support/browser/pages';
import { addToCart, waitForBadge } from '../../support/browser/shopper';
import { expectProblems, withSlowScript } from '../support/visit';

/** Inserts nodes as password managers, translators and data detectors do. */
const insertNodes = (page: Page) =>
  page.evaluate(() => {
    for (const control of document.querySelectorAll('main input, main button'))
      control.after(document.createElement('extension-icon'));
    for (const text of document.querySelectorAll('main p'))
      text.prepend(document.createElement('span'));
  });

it('should start when an extension has inserted nodes', async () => {
  const { page, hydrate } = await withSlowScript(COAT.path);
  await insertNodes(page);
  await hydrate();
  // React reports that the page is not the one that the build rendered.
  expectProblems(/React error #418/);
  await addToCart(page, 'M');
  await waitForBadge(page, 1);
});
