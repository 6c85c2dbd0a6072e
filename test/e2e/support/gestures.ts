import type { UnknownAction } from '@reduxjs/toolkit';
import type { Page } from 'playwright-core';
import { SIZES } from '../../../src/features/catalogue/product';
import { DELIVERY_FIELDS, PAYMENTS } from '../../../src/features/checkout/checkout';
import { FACETS } from '../../../src/features/collection/facets';
import { SORTS } from '../../../src/features/collection/filters';
import { SHIRT, SKIRT } from '../../support/productIds';
import type { EventName } from '../../support/events';
import { until } from '../../support/browser/waitFor';
import {
  add,
  button,
  change,
  follow,
  goTo,
  inOtherTab,
  remove,
  select,
  setWritable,
  SHIRT_M,
  SKIRT_S,
  type Payload,
} from './gestureSteps';
import { takeProblems } from './visit';

interface Gesture {
  /** What the state walker applies. A gesture may create another id, and another tab other lines. */
  readonly payloads: readonly (Payload | string | number | undefined)[];
  readonly perform: (page: Page, payload: Payload, text: string) => Promise<unknown>;
  /** Comes from outside the page, or reloads it. */
  readonly movesNoFocus?: true;
}

/** A gesture for each event of the shop. */
const GESTURES: Readonly<Record<EventName, Gesture>> = {
  'cart/itemAdded': { payloads: [SHIRT_M, SKIRT_S], perform: add },
  'cart/quantityChanged': {
    payloads: [{ ...SHIRT_M, typed: '12' }],
    perform: async (page, { typed = '' }) => {
      await goTo(page, '/cart');
      await page.getByRole('spinbutton').first().fill(typed);
      await page.keyboard.press('Enter');
    },
  },
  'cart/lineRemoved': { payloads: [{ ...SHIRT_M, removalId: 'r0' }], perform: remove },
  'cart/lineRestored': {
    payloads: [{ removalId: 'r0', index: 0 }],
    perform: (page) =>
      button(page, /^Undo /)
        .first()
        .click(),
  },
  'cart/synced': {
    payloads: [{ lines: [] }, { lines: [{ ...SKIRT_S, quantity: 1 }] }],
    perform: (page, { lines = [] }) =>
      inOtherTab(page, (other) => (lines.length > 0 ? add(other, SKIRT_S) : remove(other))),
    movesNoFocus: true,
  },
  'cart/additionRejected': {
    payloads: ['noSize'],
    perform: async (page) => {
      await goTo(page, `/product/${SKIRT}`);
      await button(page, 'ADD TO CART').click();
    },
  },
  'filters/facetToggled': {
    payloads: FACETS.flatMap(({ name, values }) => values.map((value) => ({ facet: name, value }))),
    perform: async (page, { value = '' }) => {
      await goTo(page, '/Collections');
      await page.getByRole('checkbox', { name: value, exact: true }).focus();
      await page.keyboard.press('Space');
    },
  },
  'filters/sortChanged': {
    payloads: SORTS.toReversed(),
    perform: async (page, _, sort) => {
      await goTo(page, '/Collections');
      await page.getByLabel('Sort by').selectOption(sort);
    },
  },
  'filters/queryChanged': {
    payloads: ['c'],
    perform: async (page) => {
      await page.getByRole('searchbox').focus();
      await page.keyboard.press('c');
    },
  },
  'filters/searchToggled': {
    payloads: [undefined],
    perform: async (page) => {
      const close = button(page, 'Close search');
      if (await close.isVisible()) return close.click();
      await goTo(page, '/Collections');
      return button(page, 'Search').click();
    },
  },
  'filters/filtersCleared': { payloads: [undefined], perform: (page) => button(page, 'Clear all').click() },
  'checkout/fieldChanged': {
    payloads: DELIVERY_FIELDS.map((field) => ({ field, text: '7' })),
    perform: async (page, { field = '' }) => {
      await goTo(page, '/place-order');
      await page.locator(`[name=${field}]`).focus();
      await page.keyboard.press('7');
    },
  },
  'checkout/paymentSelected': {
    payloads: PAYMENTS,
    perform: async (page, _, payment) => {
      await goTo(page, '/place-order');
      await page.locator(`[name=payment][value=${payment}]`).check();
    },
  },
  'persistence/writeFailed': {
    payloads: ['checkout', 'cart'],
    perform: async (page, _, slice) => {
      await setWritable(page, false);
      await change(page, slice);
    },
  },
  'persistence/newerVersionFound': {
    payloads: [undefined],
    perform: async (page) => {
      await page.evaluate(() => {
        const request = indexedDB.open('weft', 99);
        request.onsuccess = () => request.result.close();
      });
      await add(page, SHIRT_M);
    },
  },
  'persistence/writeSucceeded': {
    payloads: ['checkout', 'cart'],
    perform: async (page, _, slice) => {
      await setWritable(page, true);
      await change(page, slice);
    },
  },
  'appUpdate/updateFound': {
    payloads: [undefined],
    perform: (page) => page.evaluate('deploy()'),
    movesNoFocus: true,
  },
  'appUpdate/updateAccepted': {
    payloads: [undefined],
    perform: (page) => button(page, 'Reload').click(),
    movesNoFocus: true,
  },
  'authUi/modeToggled': {
    payloads: [undefined],
    perform: async (page) => {
      await goTo(page, '/login');
      await button(page, /^(Create an account|Login Here)$/).click();
    },
  },
  'authUi/loggedOut': {
    payloads: [undefined],
    perform: async (page) => {
      await page.getByRole('link', { name: 'Profile' }).hover();
      await page.getByRole('link', { name: 'Logout' }).click();
    },
  },
  'productPage/sizeSelected': {
    payloads: SIZES,
    perform: (page, _, size) => select(page, { productId: SHIRT, size }),
  },
  'productPage/imageShown': {
    payloads: [1, 2, 3, 0],
    perform: async (page, _, index) => {
      await goTo(page, `/product/${SHIRT}`);
      await page.locator(`[name=image][value="${index}"]`).check({ force: true });
    },
  },
  'productPage/tabOpened': {
    payloads: ['reviews', 'description'],
    perform: async (page) => {
      await goTo(page, `/product/${SHIRT}`);
      await page.getByRole('tab', { selected: true }).focus();
      await page.keyboard.press('ArrowRight');
    },
  },
  'route/navigated': {
    payloads: [
      { pathname: '/about', search: '' },
      { pathname: '/Collections', search: '?category=Women' },
    ],
    perform: async (page, { pathname = '', search = '' }) => {
      // The links to a category are on the home page.
      if (search) await goTo(page, '/');
      await follow(page, pathname + search);
    },
  },
  'route/sessionExported': {
    payloads: [undefined],
    perform: async (page) => {
      await page.context().setOffline(true);
      await page.getByRole('banner').getByRole('link', { name: 'ABOUT' }).click();
      await Promise.all([page.waitForEvent('download'), button(page, 'Save a report').click()]);
      await until('the requests of the page have failed', () => Promise.resolve(takeProblems().length > 0));
    },
  },
};

const gestures = new Map<string, Gesture>(Object.entries(GESTURES));

/** The events that the walker applies. */
export const GESTURE_EVENTS: readonly UnknownAction[] = [...gestures].flatMap(([type, { payloads }]) =>
  payloads.map((payload) => ({ type, payload })),
);

/** Performs the gesture of one of these events. Returns whether the page has to hold focus after it. */
export const perform = async (page: Page, { type, payload }: UnknownAction): Promise<boolean> => {
  const gesture = gestures.get(type);
  if (!gesture) throw new Error(`No gesture dispatches ${type}.`);
  const own = gesture.payloads.find((each) => each === payload);
  await (typeof own === 'object' ? gesture.perform(page, own, '') : gesture.perform(page, {}, String(own)));
  return !gesture.movesNoFocus;
};
