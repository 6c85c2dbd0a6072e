import { mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import { withApp } from './withApp';
import { enter, scenesAt } from './scenes';

/** Another way to see some of the scenes. */
interface Way {
  readonly scenes: readonly string[];
  /** A screen of its own, instead of every width. */
  readonly screen?: { readonly width: number; readonly height: number };
  readonly media?: { readonly media?: 'print'; readonly forcedColors?: 'active' };
  /** How much larger letters are than usual. */
  readonly letters?: '200%';
}

const WAYS: Readonly<Record<string, Way>> = {
  reflow: {
    scenes: ['home', 'filtered', 'product', 'cart-9999', 'placeOrder', 'track-order'],
    screen: { width: 320, height: 640 },
  },
  'zoom-400': {
    scenes: ['product', 'cart', 'mobile-menu', 'filter-sheet'],
    screen: { width: 320, height: 256 },
  },
  'zoom-200': {
    scenes: ['home', 'filtered', 'product', 'cart-9999', 'placeOrder', 'login'],
    letters: '200%',
  },
  'forced-colors': {
    scenes: ['home', 'filtered', 'product', 'reviews', 'cart', 'placeOrder', 'track-order'],
    media: { forcedColors: 'active' },
  },
  print: {
    scenes: ['cart', 'cart-9999', 'track-order'],
    screen: { width: 768, height: 1000 },
    media: { media: 'print' },
  },
};

const OUT = 'test/e2e/screenshots';
const WIDTHS = [360, 768, 1280, 1920] as const;
const SCHEMES = ['light', 'dark'] as const;
/** Pages at once, each a shopper of their own: one loads while another is drawn. */
const HANDS = 2;

interface Shot {
  readonly name: string;
  readonly scene: string;
  readonly way?: Way;
}

/** The pictures of one screen. A way with a screen of its own goes with the narrowest. */
const shotsAt = (width: number): Shot[] => [
  ...scenesAt(width).map((scene) => ({ name: scene, scene })),
  ...Object.entries(WAYS).flatMap(([name, way]) =>
    (way.screen ? width === WIDTHS[0] : true)
      ? way.scenes
          .filter((scene) => scenesAt(way.screen?.width ?? width).includes(scene))
          .map((scene) => ({ name: `${name}-${scene}`, scene, way }))
      : [],
  ),
];

const take = async (page: Page, shop: string, { name, scene, way = { scenes: [] } }: Shot, to: string) => {
  const usual = page.viewportSize();
  if (way.screen) await page.setViewportSize(way.screen);
  await page.emulateMedia({ media: null, forcedColors: null });
  await enter(page, shop, scene);
  await page.emulateMedia({ media: way.media?.media ?? null, forcedColors: way.media?.forcedColors ?? null });
  const { tooWide, isModal } = await page.evaluate(async (size) => {
    document.documentElement.style.fontSize = size;
    for (const picture of document.images) {
      picture.loading = 'eager';
      // Or it may be missing where a picture of the page is taken before it is drawn.
      picture.decoding = 'sync';
    }
    await Promise.all(Array.from(document.images, (picture) => picture.decode().catch(() => undefined)));
    window.scrollTo(0, 0);
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return {
      tooWide: document.documentElement.scrollWidth - window.innerWidth,
      isModal: document.querySelector('dialog:modal') !== null,
    };
  }, way.letters ?? '');
  if (tooWide > 0) console.log(`${name} is ${tooWide} px too wide: ${to}`);
  // What covers the window is seen as the window shows it.
  await page.screenshot({ path: to, fullPage: !isModal });
  if (usual) await page.setViewportSize(usual);
};

/** Takes one after the other from the list until it is empty. */
const work = async (page: Page, shots: Shot[], act: (shot: Shot) => Promise<void>) => {
  for (let shot = shots.shift(); shot; shot = shots.shift()) await act(shot);
  await page.close();
};

interface Screen {
  readonly width: number;
  readonly scheme: (typeof SCHEMES)[number];
  readonly shots: Shot[];
}

const takeAll = async (browser: Browser, shop: string, screens: readonly Screen[]) => {
  const since = Date.now();
  const all = screens.reduce((sum, { shots }) => sum + shots.length, 0);
  let done = 0;
  for (const { width, scheme, shots } of screens) {
    const options = {
      viewport: { width, height: width < 600 ? 740 : 900 },
      colorScheme: scheme,
      reducedMotion: 'reduce',
      hasTouch: width < 600,
      isMobile: width < 600,
    } as const;
    await Promise.all(
      Array.from({ length: HANDS }, async () => {
        const page = await browser.newPage(options);
        await work(page, shots, async (shot) => {
          const own = shot.way?.screen?.width ?? width;
          await take(page, shop, shot, `${OUT}/${shot.name}-${own}-${scheme}.png`);
          done += 1;
        });
      }),
    );
    const left = ((Date.now() - since) / done) * (all - done);
    console.log(`${width} px, ${scheme}: ${done} of ${all} pictures, ${Math.ceil(left / 1000)} s left`);
  }
};

/** The screens that were asked for, with what is to be taken at each. */
const readScreens = () => {
  const { values } = parseArgs({
    options: { only: { type: 'string' }, width: { type: 'string' }, scheme: { type: 'string' } },
  });
  const isAsked = (option: string | undefined, ...words: string[]) =>
    !option || option.split(',').some((word) => words.includes(word));
  return WIDTHS.filter((width) => isAsked(values.width, String(width))).flatMap((width) =>
    SCHEMES.filter((scheme) => isAsked(values.scheme, scheme)).map((scheme) => ({
      width,
      scheme,
      shots: shotsAt(width).filter(({ name, way }) =>
        isAsked(values.only, name, ...Object.keys(WAYS).filter((key) => WAYS[key] === way)),
      ),
    })),
  );
};

const screens = readScreens();
mkdirSync(OUT, { recursive: true });
withApp(async (browser, shop) => {
  await takeAll(browser, shop, screens);
  console.log(OUT);
});
