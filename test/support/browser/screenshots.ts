import { mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { openPageState, pageStatesAt } from './pageStates';
import { withApp } from './withApp';

// Takes a screenshot of every page state of the built shop:
//   npx tsx test/support/browser/screenshots.ts [--only home,cart] [--width 360]

const OUT = 'test/e2e/screenshots';

const { values } = parseArgs({ options: { only: { type: 'string' }, width: { type: 'string' } } });
const widths = values.width?.split(',').map(Number) ?? [360, 768, 1280, 1920];

void withApp(async (browser, shop) => {
  mkdirSync(OUT, { recursive: true });
  for (const width of widths)
    for (const colorScheme of ['light', 'dark'] as const) {
      const isPhone = width < 600;
      const page = await browser.newPage({
        viewport: { width, height: isPhone ? 740 : 900 },
        colorScheme,
        reducedMotion: 'reduce',
        hasTouch: isPhone,
        isMobile: isPhone,
        // Chromium cannot delete a database that a service worker has open.
        serviceWorkers: 'block',
      });
      for (const pageState of pageStatesAt(width)) {
        if (values.only && !values.only.split(',').includes(pageState)) continue;
        await openPageState(page, shop, pageState);
        const isModal = await page.evaluate(async () => {
          for (const image of document.images) {
            image.loading = 'eager';
            // An image that decodes asynchronously may be missing in a full-page screenshot.
            image.decoding = 'sync';
          }
          await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => undefined)));
          window.scrollTo(0, 0);
          return document.querySelector('dialog:modal') !== null;
        });
        // A modal dialog covers the window, not the page.
        const path = `${OUT}/${pageState}-${width}-${colorScheme}.png`;
        await page.screenshot({ path, fullPage: !isModal });
      }
      await page.close();
    }
});
