import type { Page } from 'playwright-core';
import { SHIRT, SKIRT } from '../../support/productIds';
import { arrives } from '../../support/browser/waitFor';
import { openTab } from './visit';

export interface Payload {
  readonly productId?: string;
  readonly size?: string;
  readonly typed?: string;
  readonly removalId?: string;
  readonly index?: number;
  readonly lines?: readonly unknown[];
  readonly facet?: string;
  readonly value?: string;
  readonly field?: string;
  readonly pathname?: string;
  readonly search?: string;
}

export const SHIRT_M = { productId: SHIRT, size: 'M' };
export const SKIRT_S = { productId: SKIRT, size: 'S' };

const pathOf = (page: Page) => new URL(page.url()).pathname;
export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

export const follow = async (page: Page, url: string) => {
  const link = page.locator(`a[href="${url}"]:visible`).first();
  await link.click();
  await page.waitForURL((shown) => shown.pathname + shown.search === url);
  await page.locator('main:not([aria-busy])').waitFor();
};

/** Follows links to a page of the shop. */
export const goTo = async (page: Page, path: string) => {
  if (pathOf(page) === path) return;
  if (path.startsWith('/product/')) await goTo(page, '/Collections');
  if (path !== '/place-order') return follow(page, path);
  await goTo(page, '/cart');
  await button(page, 'PROCEED TO CHECKOUT').click();
  return arrives(page, 'Delivery Information');
};

export const select = async (page: Page, { productId, size }: Payload) => {
  await goTo(page, `/product/${productId}`);
  const option = page.getByRole('radio', { name: size ?? '', exact: true });
  if (!(await option.isChecked())) await option.check({ force: true });
};

export const add = async (page: Page, line: Payload) => {
  await select(page, line);
  await button(page, 'ADD TO CART').click();
};

export const remove = async (page: Page) => {
  await goTo(page, '/cart');
  await button(page, /^Remove /)
    .first()
    .click();
};

export const inOtherTab = async (page: Page, change: (other: Page) => Promise<void>) => {
  const other = await openTab(page.context(), '/');
  await change(other);
  await other.waitForFunction(() => new Promise((done) => setTimeout(() => done(true), 100)));
  await other.close();
};

/** Typing changes the checkout, an addition the cart; the other parts of both are stored in the same way. */
export const change = async (page: Page, slice: string) => {
  if (slice === 'cart') return add(page, SHIRT_M);
  await goTo(page, '/place-order');
  return page.getByLabel('City', { exact: true }).pressSequentially('x');
};

/** Makes each write to the storage of a slice fail, or none. */
export const setWritable = (page: Page, isWritable: boolean) =>
  page.evaluate((writable) => {
    const methods = [
      [Storage.prototype, 'setItem'],
      [IDBObjectStore.prototype, 'add'],
    ] as const;
    for (const [owner, name] of methods) {
      const saved: unknown = Reflect.get(owner, `saved ${name}`) ?? Reflect.get(owner, name);
      const fail = () => {
        throw new DOMException('Full', 'QuotaExceededError');
      };
      Object.assign(owner, { [`saved ${name}`]: saved, [name]: writable ? saved : fail });
    }
  }, isWritable);
