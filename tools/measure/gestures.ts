import type { Page } from 'playwright-core';
import type { Device } from './device';
import { BOXES } from './subjects';
import { approach, press, timer, type Answer } from './timer';

export const ACTS = ['by hand', 'filter', 'sort', 'search', 'add', 'open'] as const;
export type Act = (typeof ACTS)[number];

type Timer = Awaited<ReturnType<typeof timer>>;

/** Opens a page that is to be pressed, once all it asks for has come. */
export const openPage = async ({ page, session }: Device, address: string) => {
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.locator('h1').waitFor();
  return timer(page, session);
};

/** Ticks each of these boxes, one after the other. */
export const tickEach = async (page: Page, time: Timer, names: readonly string[]) => {
  const answers: Answer[] = [];
  for (const name of names) {
    await approach(page, page.getByRole('checkbox', { name, exact: true }));
    answers.push(await time(() => press(page)));
  }
  return answers;
};

const typeEach = async (page: Page, time: Timer, keys: readonly string[]) => {
  const answers: Answer[] = [];
  for (const key of keys) answers.push(await time(() => page.keyboard.press(key)));
  return answers;
};

const PER_ROUND = 3;

const add = async (page: Page, time: Timer) => {
  const answers: Answer[] = [];
  await page.getByRole('group', { name: 'Select Size' }).locator('label').first().click();
  await approach(page, page.getByRole('button', { name: 'ADD TO CART' }));
  for (let i = 0; i < PER_ROUND; i += 1) answers.push(await time(() => press(page)));
  return answers;
};

const open = async (page: Page, time: Timer) => {
  const answers: Answer[] = [];
  for (let i = 0; i < PER_ROUND; i += 1) {
    const card = page.locator('main li a[href^="/product/"]').nth(i);
    const name = await card.locator('h3').textContent();
    await approach(page, card);
    answers.push(
      await time(async () => {
        await press(page);
        await page.getByRole('heading', { level: 1, name: name ?? '' }).waitFor();
      }),
    );
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'All Collections' }).waitFor();
  }
  return answers;
};

/** One round of every gesture, each kind on a page that was opened for it. */
export const makeEach = async (
  device: Device,
  shop: string,
  product: string,
): Promise<Readonly<Record<Act, Answer[]>>> => {
  const { page } = device;
  const list = `${shop}/Collections`;
  const byHand = await tickEach(page, await openPage(device, shop + BOXES), ['Men', 'Women', 'Kids']);
  const filter = await tickEach(page, await openPage(device, list), ['Men', 'Women', 'Kids']);
  const sorting = await openPage(device, list);
  await page.getByLabel('Sort by').focus();
  const sort = await typeEach(page, sorting, ['ArrowDown', 'ArrowDown', 'ArrowUp']);
  const searching = await openPage(device, list);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.getByRole('searchbox', { name: 'Search' }).focus();
  const search = await typeEach(page, searching, ['s', 'h', 'i']);
  const adding = await openPage(device, shop + product);
  return {
    'by hand': byHand,
    filter,
    sort,
    search,
    add: await add(page, adding),
    open: await open(page, await openPage(device, list)),
  };
};
