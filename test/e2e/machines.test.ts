import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { UnknownAction } from '@reduxjs/toolkit';
import type { Page } from 'playwright-core';
import { rootReducer, slices, type RootState } from '../../src/app/rootReducer';
import { readSession } from '../../tools/sessions/readSession';
import { replay } from '../../tools/sessions/replay';
import { ANY_MODE } from '../../tools/machines/walk';
import { walkSlice } from '../support/stateWalker';
import { until } from '../support/browser/waitFor';
import { devToolsShim } from './support/devToolsShim';
import { fakeServiceWorker } from './support/fakeServiceWorker';
import { GESTURE_EVENTS, perform } from './support/gestures';
import { shownByPage, shownByState } from './support/shown';
import { visit } from './support/visit';

/** A mode of a slice and an event: `cart filled: cart/lineRemoved`. */
interface Cell {
  readonly slice: (typeof slices)[number];
  readonly mode: string;
  readonly type: string;
}

/** Every cell of the transition tables, and every event of the other slices. */
const CELLS = slices.flatMap((slice): Cell[] => {
  const own = Object.values<{ readonly type: string }>(slice.actions).map(({ type }) => type);
  if (!('table' in slice)) return own.map((type) => ({ slice, mode: ANY_MODE, type }));
  return Object.entries<object>(slice.table).flatMap(([mode, row]) =>
    Object.keys(row).map((event) => ({
      slice,
      mode,
      type: event.includes('/') ? event : `${slice.name}/${event}`,
    })),
  );
});

const titleOf = ({ slice, mode, type }: Cell) => `${slice.name} ${mode}: ${type}`;

const modeIn = ({ slice }: Pick<Cell, 'slice'>, state: RootState): string =>
  'table' in slice ? slice.selectors.selectMode(state) : ANY_MODE;

const walks = new Map(slices.map(({ name }) => [name, walkSlice(name, GESTURE_EVENTS)]));
const gesturesOf = (type: string) => GESTURE_EVENTS.filter((event) => event.type === type);

/** The events that lead to a cell and take it. An event that never changes the state follows those to its mode. */
const eventsOf = ({ slice, mode, type }: Cell): readonly UnknownAction[] => {
  const { paths } = walks.get(slice.name) ?? {};
  return paths?.get(`${mode}: ${type}`) ?? [...(paths?.get(mode) ?? []), ...gesturesOf(type).slice(0, 1)];
};

const sessionOf = async (page: Page) => {
  const text = await page.evaluate(() => window.devTools.exportEvents());
  return { text, ...replay(readSession(text)) };
};

/** What the page shows, and what it has to show by the events of its session. */
const compare = async (page: Page) => {
  const shown = await shownByPage(page);
  const { steps, final } = await sessionOf(page);
  const expected = shownByState(final);
  return { shown, expected, steps, isSame: JSON.stringify(shown) === JSON.stringify(expected) };
};

/** Performs a gesture, and expects its event and a page that shows the state. */
const performAndCompare = async (page: Page, event: UnknownAction) => {
  const before = await page.evaluate(() => window.devTools.dispatched());
  const holdsFocus = await perform(page, event);
  await until(`${event.type} is dispatched`, () =>
    page.evaluate(([first, type]) => window.devTools.types().slice(first).includes(type), [
      before,
      event.type,
    ] as const),
  );
  // The page of an error shows no state.
  if (event.type === 'route/sessionExported') return;
  let compared = await compare(page);
  const isShown = async () => compared.isSame || (compared = await compare(page)).isSame;
  await until('the page shows the state', isShown).catch(() => undefined);
  expect(compared.shown).toEqual(compared.expected);
  expect(compared.steps.flatMap(({ violations }) => violations)).toEqual([]);
  if (holdsFocus) expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
};

let shim: string;
beforeAll(async () => {
  shim = await devToolsShim();
}, 60_000);

/** The cells that the events of a page have taken: those that changed their slice, if any event of the cell does. */
const takenIn = async (page: Page) => {
  const { initial, steps } = await sessionOf(page);
  let state = initial;
  return steps.flatMap(({ event }) => {
    const before = state;
    state = rootReducer(before, event);
    return slices.flatMap((slice) => {
      const mode = modeIn({ slice }, before);
      const isTaken =
        state[slice.name] !== before[slice.name] ||
        !walks.get(slice.name)?.paths.has(`${mode}: ${event.type}`);
      return isTaken ? [titleOf({ slice, mode, type: event.type })] : [];
    });
  });
};

const saveSession = async (page: Page) => {
  const file = join(await mkdtemp(join(tmpdir(), 'weft-')), 'session.json');
  await writeFile(file, await page.evaluate(() => window.devTools.exportEvents()));
  return file;
};

/** Performs gestures from a first visit. If the page fails, its session is saved. */
const performAll = async (events: readonly UnknownAction[]) => {
  const before = `${shim};(${fakeServiceWorker.toString()})()`;
  const page = await visit('/', { before, worker: true });
  try {
    for (const event of events) await performAndCompare(page, event);
  } catch (error) {
    throw new Error(`${String(error)}\nnpm run replay -- ${await saveSession(page)}`, { cause: error });
  }
  return page;
};

const shownCells = new Set<string>();
const BY_LENGTH = CELLS.toSorted((a, b) => eventsOf(b).length - eventsOf(a).length);

it.each(BY_LENGTH.map((cell) => [titleOf(cell), cell] as const))('should show %s', async (title, cell) => {
  // The events to a cell take others.
  if (shownCells.has(title)) return;
  for (const taken of await takenIn(await performAll(eventsOf(cell)))) shownCells.add(taken);
  expect([...shownCells]).toContain(title);
});

it.each([
  'filters/facetToggled',
  'filters/sortChanged',
  'checkout/fieldChanged',
  'checkout/paymentSelected',
  'productPage/sizeSelected',
  'productPage/imageShown',
  'productPage/tabOpened',
])('should show each value of %s', async (type) => {
  await performAll(gesturesOf(type));
});
