import {
  arrives,
  checkbox,
  COAT,
  delay,
  load,
  PAGES,
  PHONE,
  reload,
  scrollAndWait,
  scrollTo,
  untilHydrated,
  untilScrolledTo,
  untilUrl,
  visit,
  visitState,
} from '../support';

const { about, collections, home } = PAGES;

it('should restore the place of each page on Back and Forward, also of one that was scrolling, and start an opened page at its top', async () => {
  const page = await visit(home.path, PHONE);
  const openAbout = async () => {
    const link = page.getByRole('link', { name: 'About us' });
    await link.dispatchEvent('click');
    await arrives(page, about.heading);
    await untilScrolledTo(page, 0);
  };
  await scrollTo(page, 900);
  await openAbout();
  await scrollAndWait(page, 300);
  await page.goBack();
  await arrives(page, home.heading);
  await untilScrolledTo(page, 900);
  await scrollAndWait(page, 100);
  await page.goForward();
  await arrives(page, about.heading);
  await untilScrolledTo(page, 300);
  await page.goBack();
  await untilScrolledTo(page, 100);
  await openAbout();

  // The browser keeps the page and shows it again.
  const restoration = await page.evaluate(() => {
    for (const type of ['pagehide', 'pageshow']) dispatchEvent(new Event(type));
    return history.scrollRestoration;
  });
  expect(restoration).toBe('manual');

  // Another document.
  await load(page, COAT.path);
  await untilScrolledTo(page, 0);
  await page.goBack();
  await untilHydrated(page);
  await page.goBack();
  await arrives(page, home.heading);
  await untilScrolledTo(page, 100);

  // Back ends a scroll.
  await openAbout();
  await page.evaluate(async () => {
    for (let y = 50; y <= 600; y += 50) {
      window.scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    history.back();
  });
  await arrives(page, home.heading);
  await page.goForward();
  await arrives(page, about.heading);
  await page.waitForFunction(() => window.scrollY >= 300);
});

it('should keep the place on reload', async () => {
  const page = await visitState('long-cart', PHONE);
  await scrollAndWait(page, 1000);
  await page.keyboard.press('Control');
  await reload(page);
  await untilScrolledTo(page, 1000);

  // The browser restores it before the script of a prerendered page runs.
  await load(page, about.path);
  await scrollAndWait(page, 300);
  await delay(page, /\.js$/);
  await page.reload({ waitUntil: 'commit' });
  await untilScrolledTo(page, 300);
});

it('should return to the place of a filter on Back', async () => {
  const page = await visit(collections.path);
  // A press that follows the scroll at once.
  await checkbox(page, /^Kids$/).evaluate((kids: HTMLElement) => {
    window.scrollTo(0, 1500);
    kids.click();
  });
  await untilUrl(page, `${collections.path}?category=Kids`);
  // The short list begins at its top.
  await page.waitForFunction(() => window.scrollY < 1000);
  await page.goBack();
  await untilUrl(page, collections.path);
  await untilScrolledTo(page, 1500);
});
