import type { Page } from 'playwright-core';
import { COAT } from '../../support/browser/pages';
import { button, choose, waitForBadge } from '../../support/browser/shopper';
import { storedText, writeCart } from '../../support/browser/stored';
import { reload } from '../../support/browser/waitFor';
import { openServer } from '../support/testServer';
import { openTab, visit } from '../support/visit';

/** Clicks as fast as possible, each time in a new task. */
const addMany = (page: Page) =>
  button(page, 'ADD TO CART').evaluate(async (add: HTMLElement) => {
    for (let times = 0; times < 40; times++) {
      add.click();
      await new Promise((resolve) => setTimeout(resolve));
    }
  });

it('should keep the additions of two tabs that come at the same time', async () => {
  const here = await visit(COAT.path);
  const there = await openTab(here.context(), COAT.path);
  const tabs = [here, there];
  for (const tab of tabs) await choose(tab, 'M');
  await Promise.all(tabs.map(addMany));
  for (const tab of tabs) await waitForBadge(tab, 80);
  const later = await openTab(here.context(), COAT.path);
  await waitForBadge(later, 80);
});

const SIZES = '["S","M","L","XL","XXL"]';
const MORE_SIZES = '["S","M","L","XL","XXL","XXXL"]';

it('should keep what another version sells, while two versions share a cart', async () => {
  const server = await openServer();
  const older = await visit('/cart', { shop: server.url });
  const open = () => openTab(older.context(), '/cart', false, server.url);

  await server.deployNext((text) => text.replaceAll(SIZES, MORE_SIZES));
  const newer = await open();
  await writeCart(newer, {
    items: { [COAT.id]: { XXXL: 3, M: 1 }, 'gift-card': { One: 1 } },
  });
  await reload(newer);
  await newer.getByRole('spinbutton').last().fill('2');
  await waitForBadge(newer, 5);
  await waitForBadge(older, 2);
  await older.getByText('A product, size One, is no longer sold.').waitFor();
  await older
    .getByText(`${COAT.name}, size XXXL, is no longer sold.`)
    .waitFor();

  await older.getByRole('spinbutton').fill('7');
  await waitForBadge(newer, 10);
  const latest = await open();
  await waitForBadge(latest, 10);
  expect(await storedText(latest)).toContain('gift-card');
});
