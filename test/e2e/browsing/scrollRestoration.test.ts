import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import type { Page } from 'playwright-core';
import type { RootState } from '../../../src/app/rootReducer';
import { COAT, PAGES } from '../../support/browser/pages';
import { cards, checkbox } from '../../support/browser/shopper';
import {
  arrives,
  reload,
  twoFrames,
  until,
  untilHydrated,
} from '../../support/browser/waitFor';
import { boxOf } from '../support/boxes';
import { PHONE } from '../support/devices';
import { visitState } from '../support/pageState';
import { scrollOf, scrollTo, untilScrolledTo } from '../support/scrolling';
import { delay } from '../support/slowScript';
import { SHOP, untilUrl, visit } from '../support/visit';

const { about, collections, home } = PAGES;

/** Scrolls, and waits until the place is saved a moment later. */
const scrollAndWait = async (page: Page, y: number) => {
  await scrollTo(page, y);
  await page.waitForFunction(
    (to) => Reflect.get(history.state ?? {}, 'scroll') === to,
    y,
  );
};

it('should restore the place of each page on Back and Forward, and start an opened page at its top', async () => {
  const page = await visit(home.path, PHONE);
  const openAbout = async () => {
    const link = page.getByRole('link', { name: 'About us' });
    await link.dispatchEvent('click');
    await arrives(page, about.heading);
    expect(await scrollOf(page)).toBe(0);
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

  // Another document.
  await page.goto(SHOP + COAT.path);
  await untilHydrated(page);
  expect(await scrollOf(page)).toBe(0);
  await page.goBack();
  await page.goBack();
  await arrives(page, home.heading);
  await untilScrolledTo(page, 100);
});

it('should keep the place on reload', async () => {
  const page = await visitState('long-cart', PHONE);
  await scrollAndWait(page, 1000);
  await reload(page);
  await twoFrames(page);
  expect(await scrollOf(page)).toBe(1000);

  // The browser restores it before the script of a prerendered page runs.
  await page.goto(SHOP + about.path);
  await untilHydrated(page);
  await scrollAndWait(page, 300);
  await delay(page, /\.js$/);
  await page.reload({ waitUntil: 'commit' });
  await untilScrolledTo(page, 300);
});

it('should return to the place of a filter on Back', async () => {
  const page = await visit(collections.path);
  await scrollTo(page, 1500);
  await checkbox(page, /^Kids$/).click();
  await untilUrl(page, `${collections.path}?category=Kids`);
  // The short list begins at its top.
  await page.waitForFunction(() => window.scrollY < 1000);
  await page.goBack();
  await untilUrl(page, collections.path);
  await untilScrolledTo(page, 1500);
});

type CreateStore = (
  reducer: Reducer<RootState, UnknownAction, Partial<RootState>>,
  state: Partial<RootState>,
) => unknown;
type Enhancer = (createStore: CreateStore) => CreateStore;

/**
 * Repeats the products of the catalogue where the store looks for the Redux
 * DevTools. Runs in the page.
 */
const enlargeCatalogue = () => {
  const COUNT = 208;
  const enlarged = ({ products }: RootState['catalogue']) => {
    const copies = Array.from({ length: COUNT / products.length }, (_, copy) =>
      products.map((product) => ({
        ...product,
        _id: `${product._id}-${copy}`,
        name: `${product.name} ${copy}`,
      })),
    );
    return { products: copies.flat() };
  };
  const enlarge: Enhancer = (createStore) => (reducer, preloaded) => {
    const state = reducer(preloaded, { type: '' });
    const catalogue = enlarged(state.catalogue);
    return createStore(reducer, { ...state, catalogue });
  };
  const compose =
    () =>
    (...enhancers: Enhancer[]): Enhancer =>
    (createStore) =>
      enhancers.reduceRight(
        (next, enhancer) => enhancer(next),
        enlarge(createStore),
      );
  Object.assign(window, { __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: compose });
};

it('should keep the place in a list of hundreds of products', async () => {
  const page = await visit(collections.path, {
    ...PHONE,
    before: enlargeCatalogue,
  });
  // The list begins with 100 cards.
  const card = cards(page).nth(105);
  await until('the list has grown', async () => {
    await cards(page)
      .last()
      .evaluate((element) => element.scrollIntoView());
    return (await card.count()) > 0;
  });
  await card.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const place = async () => Math.round((await boxOf(card)).y);
  const before = await place();
  const name = await card.getByRole('heading').innerText();
  const expectPlace = async () => {
    await arrives(page, collections.heading);
    expect(await place()).toBe(before);
  };

  await card.click();
  await arrives(page, name);
  await page.goBack();
  await expectPlace();
  await reload(page);
  await expectPlace();
});
