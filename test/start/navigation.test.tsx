import { act } from '@testing-library/react';
import fc from 'fast-check';
import type { Navigator } from 'react-router-dom';
import { setupStore, type AppStore } from '../../src/app/store';
import { selectUrl } from '../../src/app/url';
import {
  facetToggled,
  queryChanged,
  searchToggled,
  sortChanged,
} from '../../src/features/collections/listSlice';
import { startNavigation } from '../../src/start/navigation';
import { LIST_URLS, PAGE_URLS } from '../support/anyInput';
import { ALL_ACTIONS } from '../support/events';
import { tasks } from '../support/storeHelpers';

const LIST = '/Collections';
const MEN = `${LIST}?category=Men`;
const menChosen = facetToggled({ facet: 'category', value: 'Men' });

let store: AppStore;
let navigator: Navigator;

/** Starts at a new history entry of a URL, without pages. */
const startAt = async (url: string) => {
  window.history.pushState(null, '', '/before');
  window.history.pushState(null, '', url);
  store = setupStore();
  navigator = startNavigation(store);
  await tasks();
};

/** Opens a page as a link does. */
const open = (to: string) =>
  act(() => {
    navigator.push(to);
    return Promise.resolve();
  });

/** Moves in the history, as Back and Forward do. */
const go = async (by: number) => {
  window.history.go(by);
  await tasks();
  await tasks();
};

const browserUrl = () => window.location.pathname + window.location.search;
const stateUrl = () => selectUrl(store.getState());

/** Expects the browser and the state to have this URL. */
const expectAt = (expected: string) => {
  expect(browserUrl()).toBe(expected);
  expect(stateUrl()).toBe(expected);
};

it('should add an entry for each change of a filter or the sort, before that of a link, and none for those of the query', async () => {
  await startAt(LIST);
  const entries = window.history.length;
  store.dispatch(searchToggled());
  for (const typed of ['c', 'co']) store.dispatch(queryChanged(typed));
  expect(window.history.length).toBe(entries);
  store.dispatch(menChosen);
  store.dispatch(sortChanged('high-to-low'));
  const sorted = `${MEN}&sort=high-to-low&q=co`;
  expectAt(sorted);
  // A link that follows at once.
  store.dispatch(menChosen);
  await open('/cart');
  await tasks();
  expectAt('/cart');
  expect(window.history.length).toBe(entries + 4);
  await go(-2);
  expectAt(sorted);
  await go(-1);
  expectAt(`${MEN}&q=co`);
});

// So that the press is painted before the page is rendered.
it('should open a link in the task after the press, and add an entry unless it is open', async () => {
  await startAt('/cart');
  const entries = window.history.length;
  for (const [link, count] of [
    ['/about', 1],
    ['/about', 1],
    ['/about#privacy', 2],
  ] as const) {
    const before = browserUrl();
    act(() => navigator.push(link));
    expect(browserUrl()).toBe(before);
    await tasks();
    expect(window.history.length).toBe(entries + count);
    expectAt('/about');
  }
});

const filterEvents = ALL_ACTIONS.filter(({ type }) => type.startsWith('list/'));
const anyLink = fc.constantFrom(...PAGE_URLS, ...LIST_URLS);
const anyMove = fc.constantFrom(-2, -1, 1);
const anyStep = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...filterEvents) },
  { weight: 2, arbitrary: anyLink },
  { weight: 1, arbitrary: anyMove },
);

it('should have the same URL in the browser and the store after any actions, and then be idle', async () => {
  const anySteps = fc.array(anyStep, { maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(anySteps, async (steps) => {
      await startAt(LIST);
      for (const step of steps) {
        if (typeof step === 'number') await go(step);
        else if (typeof step === 'string') await open(step);
        else store.dispatch(step);
        await tasks();
        expect(browserUrl()).toBe(stateUrl());
      }
      const after = () => [stateUrl(), window.history.length, browserUrl()];
      const done = after();
      await tasks();
      expect(after()).toEqual(done);
    }),
    { numRuns: 40 },
  );
});

// After the walk, whose Back would reach these entries with unknown parameters.
it('should normalize the path of a new document, and keep its parameters and its hash until the next page', async () => {
  const state = { key: 'persisted' };
  const rest = '?utm_source=mail&q=&category=men#list';
  window.history.replaceState(state, '', `/collections/${rest}`);
  const entries = window.history.length;
  store = setupStore();
  startNavigation(store);
  expect(browserUrl() + window.location.hash).toBe(LIST + rest);
  expect(store.getState().route.pathname).toBe(LIST);
  expect(window.history.length).toBe(entries);
  expect(window.history.state).toEqual(state);

  await startAt(`/about?utm_source=mail`);
  store.dispatch(sortChanged('high-to-low'));
  await tasks();
  expect(browserUrl()).toBe('/about?utm_source=mail');
  await open('/cart');
  await tasks();
  expect(browserUrl()).toBe('/cart');
  await go(-1);
  expect(browserUrl()).toBe('/about?utm_source=mail');
  expect(stateUrl()).toBe('/about');
});
