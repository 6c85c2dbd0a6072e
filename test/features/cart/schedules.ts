import { openDB } from 'idb';
import { linesOf } from '../../../src/features/cart/cart';
import {
  itemAdded,
  lineRemoved,
  lineRestored,
  quantityChanged,
  selectCartCount,
} from '../../../src/features/cart/cartSlice';
import { SHIRT, SKIRT } from '../../support/productIds';
import { createBrowser, type Tab } from '../../support/fakeBrowser';
import { createSteppedDatabase, type Client } from './steppedDatabase';

/** An event, in the serial model too. A removal has the id that its Undo names. */
interface Change {
  readonly kind: string;
  readonly id: string;
}

const shirt = { productId: SHIRT, size: 'M' } as const;
const EVENTS: Readonly<Record<string, (id: string) => Parameters<Tab['dispatch']>[0]>> = {
  '+': () => itemAdded(shirt),
  '*': () => itemAdded({ productId: SKIRT, size: 'L' }),
  '5': () => quantityChanged({ ...shirt, typed: '5' }),
  '-': (removalId) => lineRemoved({ ...shirt, removalId }),
  u: (removalId) => lineRestored({ removalId, index: 0 }),
};
/** The entries that a newer version of the shop appends. */
const NEWER = {
  '?': { type: 'cart/giftWrapped', payload: shirt },
  X: itemAdded({ productId: SHIRT, size: 'XXXL' }),
};
const LINES: Readonly<Record<string, string>> = { '*': `${SKIRT} L`, X: `${SHIRT} XXXL` };

type Lines = readonly (readonly [key: string, quantity: number])[];
interface Model {
  readonly lines: Lines;
  readonly removed: Readonly<Record<string, number>>;
}

/** The cart after one more event. It shares no code with the app. */
const after = ({ lines, removed }: Model, { kind, id }: Change): Model => {
  const key = LINES[kind] ?? `${SHIRT} M`;
  const found = lines.find(([name]) => name === key)?.[1] ?? 0;
  const set = (quantity: number): Lines => lines.map((line) => (line[0] === key ? [key, quantity] : line));
  if (kind === '5') return { lines: set(5), removed };
  if (kind === '-' && found > 0)
    return { lines: lines.filter(([name]) => name !== key), removed: { ...removed, [id]: found } };
  if (kind === 'u' && removed[id]) {
    const restored: Lines = found > 0 ? set(found + removed[id]) : [[key, removed[id]], ...lines];
    return { lines: restored, removed: { ...removed, [id]: 0 } };
  }
  if (!'+*X'.includes(kind)) return { lines, removed };
  return { lines: found > 0 ? set(found + 1) : [...lines, [key, 1]], removed };
};

const EMPTY: Model = { lines: [], removed: {} };

const serialCarts = new Map<string, ReadonlySet<string>>();

/** The carts after all serial orders of these events, which keep the order of each page. */
const serialOrders = (start: Model, lists: readonly (readonly Change[])[]): ReadonlySet<string> => {
  const key = JSON.stringify([start, lists]);
  const known = serialCarts.get(key);
  if (known) return known;
  const carts = new Set<string>();
  lists.forEach(([first, ...rest], at) => {
    if (!first) return;
    for (const cart of serialOrders(after(start, first), lists.with(at, rest))) carts.add(cart);
  });
  if (lists.every((list) => list.length === 0)) carts.add(JSON.stringify(start.lines));
  serialCarts.set(key, carts);
  return carts;
};

const shownIn = (tab: Tab) =>
  JSON.stringify(
    linesOf(tab.state().cart).map(({ productId, size, quantity }) => [`${productId} ${size}`, quantity]),
  );

interface Page {
  client: Client;
  readonly changes: readonly Change[];
  /** The storage events that wait. */
  readonly inbox: (() => void)[];
  /** The events that changed the cart of the page. */
  done: Change[];
  next: number;
  tab?: Tab | undefined;
}

const clientOf = (name: string): Client => ({
  ...{ name, read: '', news: '', unsaved: '', connections: 0 },
  ...{ isKilled: false, isSuspended: false, isFull: false, isBlocked: false },
});

const changesOf = (name: string, script: string): Change[] => {
  let id = '';
  return script.split('').map((kind, index) => {
    if (kind === '-') id = name + String(index);
    return { kind, id };
  });
};

const pageOf = (name: string, script: string): Page => ({
  ...{ client: clientOf(name), changes: changesOf(name, script), inbox: [], done: [], next: 0 },
});

/** A page that reads more entries than this compacts them. */
const LONG_LOG = 200;
/** More steps than any schedule has. */
const MAX_STEPS = 100;
/** The entries at the start of a scenario, if not one: with those that it adds, the log is too long. */
const STORED_FIRST: Readonly<Record<string, number>> = { compaction: LONG_LOG, newerEntries: LONG_LOG - 1 };

/**
 * Opens two pages over one database, in the state in which the schedules of a scenario begin. Its text `reload/+/5-`
 * names a fault, which begins and ends at any step, and the events of the first and the second page, a letter each.
 */
const startRun = async (scenario: string) => {
  const [fault = '', firstScript = '', secondScript = ''] = scenario.split('/');
  const database = createSteppedDatabase();
  const pages = [pageOf('a', firstScript), pageOf('b', secondScript)] as const;
  const [first, second] = pages;
  const other = clientOf('other');
  /** The entries of a page of a newer version. */
  const newer: Change[] = [];
  let older: { readonly close: () => void } | undefined;
  const count = STORED_FIRST[fault] ?? 1;
  const start: Model = { lines: [[`${SHIRT} M`, count]], removed: {} };
  let phase = 0;

  const browser = createBrowser((browserWindow, deliver) => {
    const page = pages.find(({ tab }) => tab?.browserWindow === browserWindow);
    if (page && !page.client.isSuspended) page.inbox.push(deliver);
  });

  const open = (page: Page, session?: Tab['session']) => {
    const { client } = page;
    const opened = async () => {
      const tab = await browser.open(session, () => client.isKilled);
      if (!client.isKilled) page.tab = tab;
    };
    return database.execute(client, () => void opened());
  };

  const deliver = async (page: Page) => {
    page.client.news = 'storage event';
    await database.execute(page.client, () => {
      for (const deliver of page.inbox.splice(0)) deliver();
    });
  };

  /** Executes all that is left, without further events. */
  const settle = async () => {
    for (let steps = 0; steps < MAX_STEPS; steps += 1) {
      const page = pages.find(({ inbox }) => inbox.length > 0);
      if (database.hasStep()) await database.step(true);
      else if (page) await deliver(page);
      else return;
    }
    throw new Error('The pages write to each other without end.');
  };

  const showPage = ({ client, tab }: Page) => {
    client.news = 'pageshow';
    return database.execute(client, () => tab?.browserWindow.dispatchEvent(new Event('pageshow')));
  };

  /** Uses the database as a page of another version. */
  const asOther = (version: number, use: (db: Awaited<ReturnType<typeof openDB>>) => unknown) =>
    database.execute(other, () => {
      void openDB('weft', version, {
        upgrade: (db) => {
          if (db.objectStoreNames.contains('cartLog')) return;
          db.createObjectStore('cartLog', { keyPath: 'key', autoIncrement: true });
        },
      }).then(use);
    });

  const append = (version: number, entries: readonly object[]) =>
    asOther(version, async (db) => {
      const { store, done } = db.transaction('cartLog', 'readwrite');
      for (const entry of entries) void store.add(entry);
      store.transaction.commit();
      await done;
      if (fault === 'olderVersion') older = db;
      else db.close();
    });

  const close = () => database.kill(first.client, () => first.tab?.close());
  const reload = async () => {
    const { tab } = first;
    await close();
    Object.assign(first, { client: clientOf('a'), tab: undefined });
    first.inbox.splice(0);
    await open(first, tab?.session);
  };
  const suspend = () => {
    first.client.isSuspended = true;
    first.inbox.splice(0);
  };
  const resume = () => {
    first.client.isSuspended = false;
    return showPage(first);
  };
  const fill = (isFull: boolean) => () => {
    first.client.isFull = isFull;
  };

  /** What happens when a fault begins and when it ends. */
  const FAULT_STEPS: Readonly<Partial<Record<string, readonly (() => Promise<void> | void)[]>>> = {
    reload: [reload],
    compaction: [reload],
    close: [close],
    suspend: [suspend, resume],
    fullDisk: [fill(true), fill(false)],
    newerEntries: changesOf('n', '?X').map((change) => () => {
      newer.push(change);
      return append(2, [change.kind === 'X' ? NEWER.X : NEWER['?']]);
    }),
    newerVersion: [() => asOther(3, (db) => db.close())],
    olderVersion: [() => database.execute(other, () => older?.close())],
  };
  const faultSteps = FAULT_STEPS[fault] ?? [];
  // Between the requests of one transaction nothing else changes what a page does.
  const isWithin = ['reload', 'close', 'suspend', 'compaction', 'fullDisk'].includes(fault);

  await append(fault === 'olderVersion' ? 1 : 2, Array<object>(count).fill(itemAdded(shirt)));
  await settle();
  first.client.isBlocked = fault === 'noIndexedDb';
  browser.quota.isReached = fault === 'noLocalStorage';
  for (const page of pages) {
    await open(page);
    await settle();
    // An older page blocks the database for longer than the shop waits.
    if (fault === 'olderVersion') await database.elapse(page.client);
  }

  const live = () => pages.filter(({ client }) => !client.isKilled && !client.isSuspended);

  const check = (isRight: boolean, text: string) => {
    if (!isRight) throw new Error(text);
  };

  /** Each page shows all of its own events, and those of the others up to one of them. */
  const checkShown = () => {
    for (const page of live()) {
      if (!page.tab) continue;
      const shown = shownIn(page.tab);
      const others = page === first ? second : first;
      const isSerial = [...others.done, undefined].some((_, b) =>
        [...newer, undefined].some((__, n) =>
          serialOrders(start, [page.done, others.done.slice(0, b), newer.slice(0, n)]).has(shown),
        ),
      );
      // The page has not read the log.
      const isAlone =
        ['noIndexedDb', 'olderVersion'].includes(fault) && serialOrders(EMPTY, [page.done]).has(shown);
      check(
        isSerial || isAlone,
        `Page ${page.client.name} shows ${shown}, which is no serial order of events.`,
      );
    }
  };

  /** The choices at this point, a letter each. */
  const choices = (): string[] => [
    ...(database.hasStep() ? ['d'] : []),
    ...live().flatMap(({ client, tab, next, changes }) =>
      tab && next < changes.length ? [client.name] : [],
    ),
    ...live().flatMap(({ client, inbox }) => (inbox.length > 0 ? [client.name.toUpperCase()] : [])),
    ...(phase < faultSteps.length ? ['f'] : []),
  ];

  return {
    choices,

    take: async (choice: string) => {
      check(choices().includes(choice), `The schedule has no step ${choice} here.`);
      const page = choice.toLowerCase() === 'a' ? first : second;
      if (choice === 'd') await database.step(!isWithin || phase === faultSteps.length);
      else if (choice === 'f') {
        phase += 1;
        await faultSteps[phase - 1]?.();
      } else if (choice === page.client.name) {
        const change = page.changes[page.next];
        const create = EVENTS[change?.kind ?? ''];
        if (!page.tab || !change || !create) throw new RangeError(`The page ${choice} has no event.`);
        const { dispatch, state } = page.tab;
        const before = state().cart;
        page.next += 1;
        await database.execute(page.client, () => dispatch(create(change.id)));
        if (state().cart !== before) page.done = [...page.done, change];
      } else await deliver(page);
      checkShown();
    },

    /** Two schedules with the same key have led to the same state. */
    key: () =>
      JSON.stringify([
        database.key(),
        phase,
        browser.local.get('weft.cartCount'),
        pages.map(({ client, next, done, inbox, tab }) => [
          ...[client, next, done.length, inbox.length > 0],
          ...[tab?.state().cart, tab?.state().persistence],
        ]),
      ]),

    /** Checks the end of a schedule, when no choice is left. */
    checkEnd: async () => {
      const checkStored = async (version: number, events: readonly unknown[]) => {
        let entries: string[] = [];
        await asOther(version, async (db) => {
          entries = (await db.getAll('cartLog')).map((entry) => JSON.stringify(entry));
          db.close();
        });
        await settle();
        for (const event of events) {
          // An entry is an event and its key.
          const text = JSON.stringify(event).slice(0, -1);
          check(
            entries.some((entry) => entry.startsWith(text)),
            `${text} is not stored.`,
          );
        }
      };

      if (fault === 'newerVersion') {
        const stored = live().filter(({ tab }) => tab?.state().persistence.cart === 'persisted');
        const events = stored.flatMap(({ done }) => done.map(({ kind, id }) => EVENTS[kind]?.(id)));
        await checkStored(3, events);
        return;
      }

      // A page that another one could not reach reads the log when it is seen again.
      for (const page of ['none', 'olderVersion'].includes(fault) ? [] : live()) {
        await showPage(page);
        await settle();
      }
      checkShown();
      const stored = [...(fault === 'noIndexedDb' ? [] : [first.done]), second.done, newer];
      const carts = serialOrders(start, stored);
      const next = pageOf('c', '');
      await open(next);
      await settle();
      for (const { tab, client } of [next, ...live()]) {
        if (!tab || client.isBlocked) continue;
        const shown = shownIn(tab);
        check(carts.has(shown), `${shown} is stored, which is no serial order of all events.`);
        check(!next.tab || shown === shownIn(next.tab), `${shown} is shown, and not what is stored.`);
        check(tab.state().persistence.cart === 'persisted', 'A page says that the cart is not stored.');
        const count = String(selectCartCount(tab.state()) || '');
        const counted = browser.local.get('weft.cartCount') ?? '';
        check(
          counted === count || ['noIndexedDb', 'noLocalStorage'].includes(fault),
          `${counted} pieces are stored in place of ${count}.`,
        );
      }
      if (newer.length > 0) await checkStored(2, [NEWER['?']]);
    },
  };
};

/** Executes one schedule, as a failure names it. */
export const replay = async (schedule: string) => {
  const run = await startRun(schedule);
  for (const choice of schedule.split('/')[3] ?? '') await run.take(choice);
  if (run.choices().length === 0) await run.checkEnd();
};

/** Executes every schedule of a scenario. One that leads to a known state ends there. */
export const exploreAll = async (scenario: string) => {
  /** The schedules that begin in each state. */
  const counts = new Map<string, number>();
  let runs = 0;
  let taken = '';

  const start = async (choices: string) => {
    runs += 1;
    taken = choices;
    const run = await startRun(scenario);
    for (const choice of choices) await run.take(choice);
    return run;
  };

  const explore = async (path: string, run: Awaited<ReturnType<typeof start>>): Promise<number> => {
    if (path.length > MAX_STEPS) throw new Error('The schedule has no end.');
    const key = run.key();
    const choices = run.choices();
    let count = counts.get(key) ?? 0;
    if (count > 0) return count;
    if (choices.length === 0) {
      await run.checkEnd();
      count = 1;
    }
    for (const choice of choices) {
      const next = choice === choices[0] ? run : await start(path);
      taken = path + choice;
      await next.take(choice);
      count += await explore(taken, next);
    }
    counts.set(key, count);
    return count;
  };

  try {
    const schedules = await explore('', await start(''));
    return { states: counts.size, runs, schedules };
  } catch (cause) {
    throw new Error(`${String(cause)}\nRun it alone: WEFT_SCHEDULE='${scenario}/${taken}'`, { cause });
  }
};
