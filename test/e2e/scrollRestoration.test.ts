import { serveLarge } from '../../tools/perf/servers';
import { COAT, PAGES, TEE } from '../support/browser/pages';
import { arrives, twoFrames, untilHydrated } from '../support/browser/waitFor';
import { addToCart, cards, goToCart } from './support/actions';
import { PHONE } from './support/devices';
import { SHOP, visit } from './support/visit';
import { scrollOf, scrollTo, untilScrolledTo } from './support/scrolling';

it('should start a new document at the top and restore the scroll position on Back', async () => {
  const page = await visit(PAGES.home.path);
  const scrollY = () => scrollOf(page);
  await scrollTo(page, 900);
  await page.goto(SHOP + PAGES.about.path);
  await arrives(page, PAGES.about.heading);
  await untilHydrated(page);
  expect(await scrollY()).toBe(0);
  await page.goBack();
  await arrives(page, PAGES.home.heading);
  await untilHydrated(page);
  await untilScrolledTo(page, 900);
});

it('should keep the scroll position on reload in a long cart and with the search bar open on a phone', async () => {
  const page = await visit(COAT.path, PHONE);
  const expectKept = async (scrollY: number) => {
    await scrollTo(page, scrollY);
    await page.reload();
    await untilHydrated(page);
    await twoFrames(page);
    expect(await scrollOf(page)).toBe(scrollY);
  };
  for (const { path, name } of [COAT, TEE]) {
    await page.goto(SHOP + path);
    await arrives(page, name);
    for (const size of ['S', 'M', 'L']) await addToCart(page, size);
  }
  await goToCart(page);
  await expectKept(1000);
  await page.goto(`${SHOP}/Collections?q=e`);
  await untilHydrated(page);
  await expectKept(1500);
  expect(await page.getByRole('searchbox').inputValue()).toBe('e');
});

let large: Awaited<ReturnType<typeof serveLarge>>;
beforeAll(async () => {
  large = await serveLarge();
});
afterAll(() => large.stop());

it('should keep the place in a list of 5,000 products on Back, Forward and after a reload', async () => {
  const page = await visit('/Collections', { ...PHONE, shop: large.url });
  const card = cards(page).nth(149);
  while ((await card.count()) === 0)
    await cards(page).last().scrollIntoViewIfNeeded();
  await card.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const place = async () => Math.round((await card.boundingBox())?.y ?? NaN);
  const before = await place();
  const name = await card.getByRole('heading').innerText();
  const expectPlace = async () => {
    await arrives(page, 'All Collections');
    expect(await place()).toBe(before);
  };

  await card.click();
  await arrives(page, name);
  await page.goBack();
  await expectPlace();
  await page.goForward();
  await arrives(page, name);
  await page.goBack();
  await expectPlace();
  await page.reload();
  await untilHydrated(page);
  await expectPlace();
});
