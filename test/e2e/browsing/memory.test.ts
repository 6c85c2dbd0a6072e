import type { Page } from 'playwright-core';
import { PAGES } from '../../support/browser/pages';
import { arrives } from '../../support/browser/waitFor';
import { visit } from '../support/visit';

const LINKS = 'main li a[href^="/product/"]';

/** Hovers and opens the links to products, one after the other. */
const visitProducts = (page: Page, count: number) =>
  page.evaluate(
    async ({ visits, selector }) => {
      const frame = () =>
        new Promise((resolve) => {
          requestAnimationFrame(resolve);
        });
      for (let i = 0; i < visits; i++) {
        const links = document.querySelectorAll<HTMLAnchorElement>(selector);
        const link = links[i % links.length];
        if (!link) throw new Error('The page has no link to a product.');
        const { pathname } = link;
        link.dispatchEvent(new Event('pointerover', { bubbles: true }));
        link.click();
        while (location.pathname !== pathname) await frame();
      }
    },
    { visits: count, selector: LINKS },
  );

it('should hold after 50 products what it holds after 10', async () => {
  const page = await visit(PAGES.collections.path);
  const session = await page.context().newCDPSession(page);
  const held = async () => {
    await page.getByRole('link', { name: 'ABOUT', exact: true }).click();
    await arrives(page, PAGES.about.heading);
    await page.waitForLoadState('networkidle');
    await session.send('HeapProfiler.collectGarbage');
    const counts = await session.send('Memory.getDOMCounters');
    await page.goBack();
    // The address is back before the page is.
    await page.locator(LINKS).first().waitFor();
    return { nodes: counts.nodes, listeners: counts.jsEventListeners };
  };
  await visitProducts(page, 10);
  const after10 = await held();
  await visitProducts(page, 40);
  const after50 = await held();
  // A node of each product would be 40.
  expect(after50.nodes - after10.nodes).toBeLessThan(20);
  expect(after50.listeners - after10.listeners).toBeLessThan(20);
});
