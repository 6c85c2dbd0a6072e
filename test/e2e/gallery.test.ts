import type { Locator, Page } from 'playwright-core';
import { COAT } from '../../tools/pages';
import { arrives } from '../../tools/waiting';
import { visit } from './support/shopper';

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

const zoomIn = (page: Page) => page.getByRole('button', { name: 'Zoom in' });
const closeUp = (page: Page) => page.getByRole('dialog', { name: `${COAT.name}, close up` });
const picture = (page: Page) => closeUp(page).getByRole('button', { name: /^Zoom/ });
const thumbnail = (page: Page, at: number) =>
  page.getByRole('group', { name: 'Pictures' }).getByRole('radio').nth(at);
const isChosen = (page: Page, at: number) =>
  page.waitForFunction(
    (i) => document.querySelectorAll<HTMLInputElement>('input[name="picture"]')[i]?.checked,
    at,
  );

const boxOf = async (part: Locator) => {
  const box = await part.boundingBox();
  if (!box) throw new Error('It is not on the page.');
  return box;
};

/** The picture covers the window, or stands whole inside of it: nothing beyond its edges is ever seen. */
const expectWithinEdges = async (page: Page) => {
  const { x, y, width, height } = await boxOf(picture(page));
  const { width: wide = 0, height: high = 0 } = page.viewportSize() ?? {};
  for (const [start, size, room] of [
    [x, width, wide],
    [y, height, high],
  ] as const) {
    const least = Math.min(0, room - size);
    expect(start).toBeGreaterThanOrEqual(least - 16);
    if (size >= room) expect(start).toBeLessThanOrEqual(1);
  }
};

const openByClick = async (page: Page) => {
  await zoomIn(page).click({ position: { x: 120, y: 120 } });
  await closeUp(page).waitFor();
};

describe('the close-up', () => {
  it('opens by a click on what was clicked, from the largest file', async () => {
    const page = await visit(COAT.path);
    const before = await boxOf(zoomIn(page));
    await openByClick(page);
    const after = await boxOf(picture(page));
    expect(after.width).toBeGreaterThan(before.width * 2);
    expect(after.y).toBeLessThanOrEqual(0);
    expect(await closeUp(page).getByRole('img').getAttribute('src')).toContain('-1200.');
    await expectWithinEdges(page);
  });

  it('shows the whole picture at a second click, and the part at a third', async () => {
    const page = await visit(COAT.path);
    await openByClick(page);
    await picture(page).click();
    expect((await boxOf(picture(page))).height).toBeLessThanOrEqual(900);
    await picture(page).click();
    expect((await boxOf(picture(page))).height).toBeGreaterThan(900);
  });

  it('moves by arrow keys and by drag, and never beyond its edges', async () => {
    const page = await visit(COAT.path);
    await zoomIn(page).focus();
    await page.keyboard.press('Enter');
    const start = await boxOf(picture(page));
    await page.keyboard.press('ArrowDown');
    expect((await boxOf(picture(page))).y).toBeLessThan(start.y);
    for (let i = 0; i < 30; i++) await page.keyboard.press('ArrowDown');
    await expectWithinEdges(page);
    for (let i = 0; i < 40; i++) await page.keyboard.press('ArrowUp');
    expect((await boxOf(picture(page))).y).toBeCloseTo(0, 0);
    await expectWithinEdges(page);

    await page.mouse.move(600, 600);
    await page.mouse.down();
    await page.mouse.move(500, 300, { steps: 4 });
    await page.mouse.up();
    const dragged = await boxOf(picture(page));
    expect(dragged.y).toBeCloseTo(-300, -1);
    expect(dragged.width).toBeCloseTo(start.width, 0);
    await page.mouse.down();
    await page.mouse.move(500, 890, { steps: 4 });
    await page.mouse.up();
    await expectWithinEdges(page);
  });

  it('follows the wheel while it is zoomed', async () => {
    const page = await visit(COAT.path);
    await openByClick(page);
    const { width } = await boxOf(picture(page));
    await page.mouse.move(640, 450);
    await page.mouse.wheel(0, 120);
    await page.waitForFunction(
      (was) =>
        (document.querySelector('dialog[open] button')?.getBoundingClientRect().width ?? was) < was - 20,
      width,
    );
    await expectWithinEdges(page);
  });

  it('ends by Esc, and focus is where it was', async () => {
    const page = await visit(COAT.path);
    await zoomIn(page).focus();
    const stood = await page.evaluate(() => window.scrollY);
    await page.keyboard.press('Enter');
    await closeUp(page).waitFor();
    await page.keyboard.press('Escape');
    await closeUp(page).waitFor({ state: 'detached' });
    expect(await zoomIn(page).evaluate((button) => button === document.activeElement)).toBe(true);
    expect(await page.evaluate(() => window.scrollY)).toBe(stood);
  });

  it('steps to the next picture, and the page shows it too', async () => {
    const page = await visit(COAT.path);
    await openByClick(page);
    await closeUp(page).getByRole('button', { name: 'Next picture' }).click();
    await closeUp(page).getByText('2 / 4').waitFor();
    await closeUp(page).getByRole('button', { name: 'Zoom in' }).focus();
    await page.keyboard.press('ArrowRight');
    await closeUp(page).getByText('3 / 4').waitFor();
    await page.keyboard.press('Escape');
    expect(await thumbnail(page, 2).isChecked()).toBe(true);
  });
});

it('leaves the wheel to the page while nothing is zoomed', async () => {
  const page = await visit(COAT.path);
  const { x, y } = await boxOf(zoomIn(page));
  await page.mouse.move(x + 200, y + 200);
  await page.mouse.wheel(0, 300);
  await page.waitForFunction(() => window.scrollY > 200);
  expect(await closeUp(page).count()).toBe(0);
});

it('moves the strip to the picture that a thumbnail chooses, by arrow keys too', async () => {
  const page = await visit(COAT.path);
  await thumbnail(page, 0).focus();
  await page.keyboard.press('ArrowDown');
  expect(await thumbnail(page, 1).isChecked()).toBe(true);
  const back = page.getByRole('img', { name: `${COAT.name}: the back` });
  const [seen, place] = [await boxOf(back), await boxOf(zoomIn(page))];
  expect(seen.x).toBeCloseTo(place.x, 0);
});

it('chooses another picture by a swipe on a phone', async () => {
  const page = await visit(COAT.path, PHONE);
  const touch = await page.context().newCDPSession(page);
  const at = (x: number) => [{ x, y: 300 }];
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(320) });
  for (const x of [280, 220, 160, 100, 60]) {
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(x) });
  }
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await isChosen(page, 1);
  expect(await closeUp(page).count()).toBe(0);
});

it('swipes between whole pictures in the close-up on a phone', async () => {
  const page = await visit(COAT.path, PHONE);
  await zoomIn(page).tap();
  await picture(page).tap();
  const touch = await page.context().newCDPSession(page);
  const at = (x: number) => [{ x, y: 350 }];
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(300) });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(120) });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await closeUp(page).getByText('2 / 4').waitFor();
});

it('keeps ADD TO CART within reach on a phone, and away from what has focus', async () => {
  const page = await visit(COAT.path, PHONE);
  const add = page.getByRole('button', { name: 'ADD TO CART' });
  const { y, height } = await boxOf(add);
  expect(height).toBeGreaterThanOrEqual(44);
  expect(y + height).toBeLessThanOrEqual(740);

  for (const size of ['S', 'XXL']) {
    const radio = page.getByRole('radio', { name: size, exact: true });
    await radio.focus();
    const [cell, bar] = [await boxOf(radio), await boxOf(add)];
    expect(cell.y + cell.height).toBeLessThanOrEqual(bar.y);
  }
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.waitForFunction(() => {
    const button = Array.from(document.querySelectorAll('button')).find((each) =>
      each.textContent.includes('ADD TO CART'),
    );
    return button !== undefined && button.getBoundingClientRect().bottom < 0;
  });
});

describe('from a card to its page', () => {
  /** Counts the transitions, and tells for how long their moving parts move. */
  const spy = (page: Page) =>
    page.evaluate(() => {
      const told: string[] = [];
      Reflect.set(window, 'told', told);
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = (update) => {
        const transition = start(update);
        void transition.ready.then(() => {
          for (const { effect } of document.getAnimations()) {
            if (!(effect instanceof KeyframeEffect) || !effect.pseudoElement) continue;
            told.push(`${effect.pseudoElement} ${String(effect.getTiming().duration)}`);
          }
          told.push('ready');
        });
        return transition;
      };
    });
  const told = (page: Page) =>
    page.evaluate(() => {
      const all: unknown = Reflect.get(window, 'told');
      return Array.isArray(all) ? all.map(String) : [];
    });
  const press = async (page: Page) => {
    await spy(page);
    await page
      .getByRole('link', { name: /^Melton Overcoat, Charcoal/ })
      .first()
      .click();
    await arrives(page, COAT.name);
    await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
  };

  it('grows the picture, and moves nothing else', async () => {
    const page = await visit('/');
    await press(page);
    const moved = await told(page);
    expect(moved.filter((each) => each.startsWith('::view-transition-group(picture-'))).toEqual([
      '::view-transition-group(picture-melton-overcoat-charcoal) 240',
    ]);
    expect(moved.filter((each) => each.includes('(root)') && !each.includes('group'))).toEqual([]);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  it('moves nothing for a shopper who wants less motion', async () => {
    const page = await visit('/', { reducedMotion: 'reduce' });
    await press(page);
    expect((await told(page)).filter((each) => / [1-9]/.test(each))).toEqual([]);
  });

  it('opens the page where the browser knows no transitions', async () => {
    const page = await visit('/');
    await page.evaluate(() => Object.defineProperty(document, 'startViewTransition', { value: undefined }));
    await page
      .getByRole('link', { name: /^Melton Overcoat, Charcoal/ })
      .first()
      .click();
    await arrives(page, COAT.name);
  });

  it('goes back to the list where it was left', async () => {
    const page = await visit('/');
    const card = page.getByRole('link', { name: /^Melton Overcoat, Charcoal/ }).first();
    await card.scrollIntoViewIfNeeded();
    const left = await page.evaluate(() => window.scrollY);
    await card.click();
    await arrives(page, COAT.name);
    await page.goBack();
    await card.waitFor();
    await page.waitForFunction((y) => Math.abs(window.scrollY - y) < 2, left);
  });
});

it('loads the back of a card only when a mouse comes near', async () => {
  const page = await visit('/Collections');
  const card = page.getByRole('link', { name: /^Melton Overcoat, Charcoal/ });
  const pictures = card.locator('img');
  expect(await pictures.count()).toBe(1);
  await card.hover();
  await page.waitForFunction(() =>
    Array.from(document.querySelectorAll('a img')).some(
      (each) => each.getAttribute('alt') === '' && getComputedStyle(each).opacity === '1',
    ),
  );
  expect(await pictures.nth(1).getAttribute('src')).toContain('-back-');
});

it.each([360, 768, 1280, 1920])('takes at %i px the smallest file that is sharp', async (width) => {
  const page = await visit(COAT.path, { viewport: { width, height: 900 } });
  await page.getByRole('region', { name: 'Related Products' }).scrollIntoViewIfNeeded();
  await page.waitForFunction(() =>
    Array.from(document.querySelectorAll('main a img, [aria-hidden="false"] img')).every(
      (each) => each instanceof HTMLImageElement && each.complete && each.currentSrc,
    ),
  );
  const taken = await page.evaluate(() =>
    Array.from(document.querySelectorAll('main a img, [aria-hidden="false"] img'), (each) => ({
      width: each.clientWidth,
      file: each instanceof HTMLImageElement ? Number(/-(\d+)\.\w+\.avif$/.exec(each.currentSrc)?.[1]) : 0,
    })),
  );
  expect(taken).toHaveLength(6);
  for (const each of taken) {
    // Half a percent more is seen by no one, and by browsers neither.
    expect(each.file).toBe([400, 800, 1200].find((file) => file >= each.width * 0.995));
  }
});
