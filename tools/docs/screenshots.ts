import { mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { openPageState, pageStatesAt } from '../browser/pageStates';
import { withApp } from '../browser/withApp';

// Takes a screenshot of every page state of the built shop:
//   npx tsx tools/docs/screenshots.ts [--only home,cart] [--width 360] [--scheme dark] [--text 200%] [--forced-colors]

const OUT = 'test/e2e/screenshots';
const WIDTHS = [360, 768, 1280, 1920];
const SCHEMES = ['light', 'dark'] as const;

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    width: { type: 'string' },
    scheme: { type: 'string' },
    text: { type: 'string', default: '' },
    'forced-colors': { type: 'boolean', default: false },
  },
});
const widths = values.width === undefined ? WIDTHS : values.width.split(',').map(Number);
const schemes = SCHEMES.filter((scheme) => values.scheme === undefined || values.scheme === scheme);

withApp(async (browser, shop) => {
  mkdirSync(OUT, { recursive: true });
  for (const width of widths)
    for (const colorScheme of schemes) {
      const isPhone = width < 600;
      const page = await browser.newPage({
        viewport: { width, height: isPhone ? 740 : 900 },
        colorScheme,
        reducedMotion: 'reduce',
        forcedColors: values['forced-colors'] ? 'active' : 'none',
        hasTouch: isPhone,
        isMobile: isPhone,
        // Chromium cannot delete a database that a service worker has open.
        serviceWorkers: 'block',
      });
      for (const pageState of pageStatesAt(width)) {
        if (values.only && !values.only.split(',').includes(pageState)) continue;
        await openPageState(page, shop, pageState);
        const { overflow, isModal } = await page.evaluate(async (fontSize) => {
          document.documentElement.style.fontSize = fontSize;
          for (const image of document.images) {
            image.loading = 'eager';
            // An image that decodes asynchronously may be missing in a full-page screenshot.
            image.decoding = 'sync';
          }
          await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => undefined)));
          window.scrollTo(0, 0);
          return {
            overflow: document.documentElement.scrollWidth - window.innerWidth,
            isModal: document.querySelector('dialog:modal') !== null,
          };
        }, values.text);
        if (overflow > 0) console.log(`${pageState} is ${overflow} px too wide at ${width} px`);
        // A modal dialog covers the window, not the page.
        await page.screenshot({
          path: `${OUT}/${pageState}-${width}-${colorScheme}.png`,
          fullPage: !isModal,
        });
      }
      await page.close();
      console.log(`${OUT}: ${width} px, ${colorScheme}`);
    }
});
