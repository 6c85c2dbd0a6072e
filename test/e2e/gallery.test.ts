import type { Locator, Page } from 'playwright-core';
import { COAT, PAGES } from '../support/browser/pages';
import { userActions } from '../support/browser/userActions';
import { cards } from './support/actions';
import { PHONE } from './support/devices';
import { boxOf } from './support/boxes';
import {
  lightbox,
  lightboxImage,
  thumbnail,
  visibleImage,
} from './support/gallery';
import { swipe } from './support/touch';
import { visit } from './support/visit';
import { twoFrames, until } from '../support/browser/waitFor';

/** Waits until the strip has scrolled to an image, which then covers it. */
const waitForVisible = (page: Page, index: number) =>
  page.waitForFunction((i) => {
    const box = document.querySelector('#product-images');
    const image = box?.querySelectorAll('img')[i]?.getBoundingClientRect();
    const strip = box?.getBoundingClientRect();
    if (!image || !strip) return false;
    const isSameX = Math.abs(image.x - strip.x) < 1;
    const isSameWidth = Math.abs(image.width - strip.width) < 1;
    return isSameX && isSameWidth;
  }, index);

it('should select images by the arrow keys, and scroll the page by the wheel over an image', async () => {
  const page = await visit(COAT.path);
  await thumbnail(page, 0).focus();
  await page.keyboard.press('ArrowDown');
  expect(await thumbnail(page, 1).isChecked()).toBe(true);
  await waitForVisible(page, 1);
  const { x, y } = await boxOf(visibleImage(page));
  await page.mouse.move(x + 200, y + 200);
  await page.mouse.wheel(0, 300);
  await page.waitForFunction(() => window.scrollY > 200);
  expect(await lightbox(page).count()).toBe(0);
});

it('should zoom the page by Ctrl and the wheel over an image, also in the close-up', async () => {
  const page = await visit(COAT.path);
  const wheelWithCtrl = async () => {
    const isLeft = page.evaluate(
      () =>
        new Promise<boolean>((resolve) =>
          window.addEventListener(
            'wheel',
            ({ defaultPrevented }) => resolve(!defaultPrevented),
            { once: true },
          ),
        ),
    );
    await page.keyboard.down('Control');
    await page.mouse.wheel(0, -120);
    await page.keyboard.up('Control');
    return isLeft;
  };
  const { x, y } = await boxOf(visibleImage(page));
  await page.mouse.move(x + 200, y + 200);
  expect(await wheelWithCtrl()).toBe(true);
  expect(await lightbox(page).count()).toBe(0);

  await visibleImage(page).click();
  await lightbox(page).waitFor();
  const { width } = await boxOf(lightboxImage(page));
  expect(await wheelWithCtrl()).toBe(true);
  expect((await boxOf(lightboxImage(page))).width).toBe(width);
});

it('should offer the menu of an image on a right click, also in the close-up', async () => {
  const page = await visit(COAT.path);
  const menuAt = async (image: Locator) => {
    const menu = page.evaluate(
      () =>
        new Promise<string>((resolve) =>
          window.addEventListener(
            'contextmenu',
            ({ target, defaultPrevented }) => {
              const isImage = target instanceof HTMLImageElement;
              if (defaultPrevented) resolve('none');
              else resolve(isImage ? target.currentSrc : 'of another element');
            },
            { once: true },
          ),
        ),
    );
    await image.click({ button: 'right' });
    return menu;
  };
  expect(await menuAt(visibleImage(page))).toMatch(/-front-\d+\./);
  await visibleImage(page).click();
  await lightbox(page).waitFor();
  expect(await menuAt(lightboxImage(page))).toContain('-front-1200.');
});

it('should keep an image selected when the window is resized', async () => {
  const page = await visit(COAT.path, { hasTouch: true });
  for (const [index, from, to] of [
    [1, 1280, 600],
    [2, 600, 1280],
    [3, 768, 1024],
  ] as const) {
    await page.setViewportSize({ width: from, height: 900 });
    await thumbnail(page, index).check({ force: true });
    await waitForVisible(page, index);
    for (const width of [to, from]) {
      await page.setViewportSize({ width, height: 900 });
      await waitForVisible(page, index);
      // A layout scroll is reported in the next frames.
      await twoFrames(page);
      expect(await thumbnail(page, index).isChecked()).toBe(true);
      await waitForVisible(page, index);
    }
  }
});

it.each([
  ['ltr', [320, 280, 220, 160, 100, 60]],
  ['rtl', [40, 60, 120, 180, 240, 300]],
])(
  'should scroll the strip by thumbnails and swipes on a phone: %s',
  async (dir, xs) => {
    const page = await visit(COAT.path, PHONE);
    await page.evaluate((to) => {
      document.documentElement.dir = to;
    }, dir);
    for (const index of [1, 3, 0]) {
      await thumbnail(page, index).check({ force: true });
      await waitForVisible(page, index);
    }
    const { y, height } = await boxOf(visibleImage(page));
    await swipe(page, y + height / 2, ...xs);
    await waitForVisible(page, 1);
    await until('the image is selected', () => thumbnail(page, 1).isChecked());
    expect(await lightbox(page).count()).toBe(0);
  },
);

it('should show ADD TO CART on the first screen of a phone, and not at the end of the page', async () => {
  const page = await visit(COAT.path, PHONE);
  const add = page.getByRole('button', { name: 'ADD TO CART' });
  const { y, height } = await boxOf(add);
  expect(y + height).toBeLessThanOrEqual(740);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await until(
    'the button is above the screen',
    async () => (await boxOf(add)).y + height < 0,
  );
});

it('should load the back image of a card only on hover', async () => {
  const page = await visit('/Collections');
  const card = cards(page).filter({ hasText: COAT.name });
  const back = card.locator('img').nth(1);
  const file = () =>
    back.evaluate((image) =>
      image instanceof HTMLImageElement ? image.currentSrc : '',
    );
  await card.scrollIntoViewIfNeeded();
  expect(await back.isVisible()).toBe(false);
  expect(await file()).toBe('');
  await card.hover();
  await until('the back is opaque', () =>
    back.evaluate((image) => getComputedStyle(image).opacity === '1'),
  );
  expect(await file()).toContain('-back-');
});

it.each([360, 768, 1280, 1920])(
  'should load the smallest sharp file at a width of %i px',
  async (width) => {
    const page = await visit(COAT.path, { viewport: { width, height: 900 } });
    await page
      .getByRole('region', { name: 'Related Products' })
      .scrollIntoViewIfNeeded();
    const images = page.locator(
      'main li img:first-child, [aria-hidden="false"] img',
    );
    expect(await images.count()).toBe(6);
    for (const image of await images.all()) {
      await until('it is loaded', () =>
        image.evaluate((img: HTMLImageElement) => img.currentSrc !== ''),
      );
      const { clientWidth, currentSrc } = await image.evaluate(
        (img: HTMLImageElement) => ({
          clientWidth: img.clientWidth,
          currentSrc: img.currentSrc,
        }),
      );
      // Browsers accept a file that is up to 0.5 % too narrow.
      const smallest = [400, 800, 1200].find(
        (file) => file >= clientWidth * 0.995,
      );
      expect(currentSrc).toMatch(new RegExp(`-${smallest}\\.\\w+\\.avif$`));
    }
  },
);

it('should load no image wider than its element on the way from home to a product', async () => {
  const page = await visit(PAGES.home.path);
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'image')
      fetched.push(new URL(request.url()).pathname);
  });
  await userActions(page).goToCollections();
  await page.waitForLoadState('networkidle');
  await cards(page).nth(1).click();
  await page.waitForURL(/\/product\//);
  await page.waitForLoadState('networkidle');
  expect(fetched.length).toBeGreaterThan(0);
  // At a device pixel ratio of 1, no image of these pages is wider than 800 px.
  expect(fetched.filter((path) => path.includes('-1200.'))).toEqual([]);
});
