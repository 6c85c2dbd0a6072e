import { execFileSync, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { waitForBadge } from '../e2e/support/actions';
import { COAT } from '../support/browser/pages';
import {
  launchWithDevTools,
  openPanel,
  type Panel,
} from '../support/browser/reduxDevTools';
import { settled, shows, showsStep } from '../support/browser/shownBy';
import { STEPS } from '../support/browser/steps';
import { userActions } from '../support/browser/userActions';
import { until, untilHydrated } from '../support/browser/waitFor';
import { freeUrl, untilServed } from './support/servers';
import { serveDist } from '../../tools/build/serveDist';
import { readSession } from '../../tools/sessions/readSession';
import { diffExpected, replay } from '../../tools/sessions/replay';

const TYPES = ['@@INIT', 'route/navigated', ...STEPS.map(([type]) => type)];

/** The row of the first addition. */
const FIRST_ADDITION = TYPES.indexOf('cart/itemAdded');

let shop: Awaited<ReturnType<typeof serveDist>>;
beforeAll(async () => {
  shop = await serveDist(0);
});
afterAll(() => shop.stop());

const cleanups: (() => unknown)[] = [];
const messages: string[] = [];
afterEach(() => expect(messages.splice(0)).toEqual([]));
afterAll(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

/** Opens the shop in a new profile, and the panel of the Redux DevTools. */
const open = async (url = shop.url) => {
  const { context, close } = await launchWithDevTools();
  cleanups.push(close);
  const page = await context.newPage();
  page.on('console', (message) => messages.push(`console: ${message.text()}`));
  page.on('pageerror', (error) => messages.push(`uncaught: ${error.message}`));
  await page.goto(url);
  await untilHydrated(page);
  return { page, panel: await openPanel(context) };
};

const hasRows = async (panel: Panel, expected: readonly string[]) => {
  let rows: readonly unknown[] = [];
  const isComplete = async () =>
    (rows = await panel.rows()).length >= expected.length;
  await until('the rows are shown', isComplete).catch(() => undefined);
  expect(rows).toEqual(expected);
};

/**
 * Opens the shop and performs the first steps; returns what the page shows
 * before the first and after each.
 */
const openAndPerform = async (count = STEPS.length) => {
  const { page, panel } = await open();
  const shopper = userActions(page);
  const shown = [await settled(page)];
  for (const [i, [, action]] of STEPS.slice(0, count).entries()) {
    await action(shopper, page);
    // Hover effects are not part of the state.
    await page.mouse.move(640, 899);
    await hasRows(panel, TYPES.slice(0, i + 3));
    shown.push(await settled(page));
  }
  return { page, panel, shopper, shown };
};

describe('a session', () => {
  let session: Awaited<ReturnType<typeof openAndPerform>>;
  beforeAll(async () => {
    session = await openAndPerform();
  });

  it('should show one row for each user action, with its details', async () => {
    expect(await session.panel.rows()).toEqual(TYPES);
    expect(TYPES.length).toBeGreaterThan(40);
  });

  it('should show the page and the URL of an event after a jump', async () => {
    const { page, panel, shown } = session;
    const order = [39, 0, 20, 9, 31, 5, 12, 28, 36, 2, 17, 24, 8, STEPS.length];
    for (const [i, step] of order.entries()) {
      await (i % 2 === 0 ? panel.jump(step + 1) : panel.slide(step + 1));
      await showsStep(page, shown, step);
    }
    expect(await panel.rows()).toEqual(TYPES);
  });

  it('should be exported, replayed, and imported', async () => {
    const file = await session.panel.exportFile();
    const { final, steps } = replay(readSession(file));
    expect(steps.filter(({ isKnown }) => !isKnown)).toEqual([]);
    const { page, panel } = await open();
    await panel.importFile(file);
    await hasRows(panel, TYPES);
    await shows(page, session.shown.at(-1));
    const [url] = session.shown.at(-1)?.split('\n') ?? [];
    expect(
      diffExpected(
        { initial: final, final, steps },
        { events: TYPES.length - 1, ...(url && { url }) },
      ),
    ).toEqual([]);

    await panel.jump(FIRST_ADDITION);
    await shows(page, session.shown[FIRST_ADDITION - 1]);
  });

  it('should be the source of a regression test', async () => {
    const { panel } = session;
    await panel.openTab('Test');
    await panel.select(FIRST_ADDITION + 1);
    const path = 'test/sessions/regressions/itemAdded.test.ts';
    const prettier = [
      'node_modules/prettier/bin/prettier.cjs',
      '--stdin-filepath',
      path,
    ];
    const written = execFileSync(process.execPath, prettier, {
      input: await panel.test(),
      encoding: 'utf8',
    });
    expect(written).toBe(readFileSync(path, 'utf8'));
  });
});

it('should store an addition after a jump, and skip an event', async () => {
  const { page, panel, shopper } = await openAndPerform(FIRST_ADDITION);
  await waitForBadge(page, 2);
  await panel.jump(FIRST_ADDITION);
  await waitForBadge(page, 1);
  await shopper.addToCart();
  await hasRows(panel, [
    ...TYPES.slice(0, FIRST_ADDITION + 2),
    'cart/itemAdded',
  ]);
  await waitForBadge(page, 1);
  await panel.jump(FIRST_ADDITION + 2);
  await waitForBadge(page, 3);
  await panel.skip(FIRST_ADDITION);
  await waitForBadge(page, 2);
  await panel.skip(FIRST_ADDITION);
  await waitForBadge(page, 3);
  const other = await page.context().newPage();
  await other.goto(`${shop.url}/cart`);
  await waitForBadge(other, 3);
});

it('should show a persisted history after a reload', async () => {
  const { page, panel, shopper, shown } = await openAndPerform(FIRST_ADDITION);
  await panel.persist();
  await page.reload();
  await untilHydrated(page);
  await shows(page, shown.at(-1));
  await hasRows(panel, TYPES.slice(0, shown.length + 1));
  await panel.jump(FIRST_ADDITION - 8);
  await shows(page, shown[FIRST_ADDITION - 9]);
  await panel.slide(shown.length);
  await shows(page, shown.at(-1));
  await shopper.addToCart();
  await waitForBadge(page, 3);
  await hasRows(panel, [...TYPES.slice(0, shown.length + 1), 'cart/itemAdded']);
});

describe('npm run dev', () => {
  const startDevServer = async () => {
    const url = await freeUrl();
    const webpack = [
      'node_modules/webpack/bin/webpack.js',
      'serve',
      '--mode',
      'development',
    ];
    const server = spawn(
      process.execPath,
      [...webpack, '--port', new URL(url).port],
      { stdio: 'ignore' },
    );
    cleanups.push(() => server.kill());
    await untilServed(url);
    return url;
  };

  it('should apply an event of the Dispatcher, and show where an event was dispatched', async () => {
    const { page, panel } = await open(await startDevServer());
    await panel.dispatch(
      'cart/itemAdded',
      `{ productId: '${COAT.id}', size: 'M' }`,
    );
    await waitForBadge(page, 1);
    await userActions(page).goToCart();
    await hasRows(panel, [
      '@@INIT',
      'route/navigated',
      'cart/itemAdded',
      'route/navigated',
    ]);
    await panel.select(3);
    await panel.openTab('Trace');
    await panel.page
      .getByText('src/app/routing/navigation.ts')
      .first()
      .waitFor();
    // Webpack and React report to the console in development.
    messages.splice(0);
  });
});
