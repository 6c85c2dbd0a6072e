import { openDB } from 'idb';
import { linesOf } from '../../../src/features/cart/cart';
import { isRecord } from '../../../src/lib/guards';
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

export interface Scenario {
  /** What happens to the first page or to its storage. It begins and ends at any step. */
  readonly fault: string;
  /** The events of the first and the second page, a letter each. */
  readonly scripts: readonly [string, string];
}

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
  readonly client: Client;
  readonly changes: readonly Change[];
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

/** Opens two pages over one database, in the state in which the schedules of a scenario begin. */
const startRun = async ({ fault, scripts }: Scenario) => {
  const database = createSteppedDatabase();
  const pages = [pageOf('a', scripts[0]), pageOf('b', scripts[1])] as const;
  let first = pages[0];
  const second = pages[1];
  const other = clientOf('other');
  /** The entries of a page of a newer version. */
  const newer: Change[] = [];
  let older: { readonly close: () => void } | undefined;
  const count = ['compaction', 'newerEntries'].includes(fault) ? LONG_LOG - 1 : 1;
  const start: Model = { lines: [[`${SHIRT} M`, count]], removed: {} };
  let phase = 0;

  const browser = createBrowser((browserWindow, deliver) => {
    const page = [first, second].find(({ tab }) => tab?.browserWindow === browserWindow);
    if (page && !page.client.isSuspended) page.inbox.push(deliver);
  });

  const open = (page: Page, session?: Tab['session']) =>
    database.execute(page.client, () => {
      void browser
        .open(session, () => page.client.isKilled)
        .then((tab) => {
          if (!page.client.isKilled) page.tab = tab;
        });
    });

  const deliver = async (page: Page) => {
    page.client.news = 'storage event';
    await database.execute(page.client, () => {
      for (const deliver of page.inbox.splice(0)) deliver();
    });
  };

  /** Executes all that is left, without further events. */
  const settle = async () => {
    for (;;) {
      const page = [first, second].find(({ inbox }) => inbox.length > 0);
      if (database.hasStep()) await database.step(true);
      else if (page) await deliver(page);
      else return;
    }
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

  const reload = async () => {
    const { client, tab, changes, done, next } = first;
    await database.kill(client, () => tab?.close());
    first = { client: clientOf('a'), changes, inbox: [], done, next };
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
    close: [() => database.kill(first.client, () => first.tab?.close())],
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

  const live = () => [first, second].filter(({ client }) => !client.isKilled && !client.isSuspended);

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
        [first, second].map(({ client, next, done, inbox, tab }) => [
          ...[client, next, done.length, inbox.length > 0],
          ...[tab?.state().cart, tab?.state().persistence],
        ]),
      ]),

    /** Checks the end of a schedule, when no choice is left. */
    checkEnd: async () => {
      let log: readonly unknown[] = [];
      const readLog = async (version: number) => {
        await asOther(version, async (db) => {
          log = await db.getAll('cartLog');
          db.close();
        });
        await settle();
      };

      if (fault === 'newerVersion') {
        const pages = live().filter(({ tab }) => tab?.state().persistence.cart === 'persisted');
        await readLog(3);
        const texts = log.map((entry) => JSON.stringify(entry));
        for (const { kind, id } of pages.flatMap(({ done }) => done)) {
          const event = JSON.stringify(EVENTS[kind]?.(id)).slice(0, -1);
          check(
            texts.some((text) => text.startsWith(event)),
            `${event} is not stored.`,
          );
        }
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
      if (newer.length === 0) return;
      await readLog(2);
      check(
        log.some((entry) => isRecord(entry) && entry['type'] === NEWER['?'].type),
        'An entry of a newer version is gone.',
      );
    },
  };
};

/** Executes one schedule, as a failure names it. */
export const replay = async (text: string) => {
  const [fault = '', first = '', second = '', choices = ''] = text.split('/');
  const run = await startRun({ fault, scripts: [first, second] });
  for (const choice of choices) await run.take(choice);
  if (run.choices().length === 0) await run.checkEnd();
};

/** Executes every schedule of a scenario. One that leads to a known state ends there. */
export const exploreAll = async (scenario: Scenario) => {
  const states = new Map<string, string[]>();
  const todo = [''];
  let runs = 0;
  for (let prefix = todo.pop(); prefix !== undefined; prefix = todo.pop()) {
    runs += 1;
    let taken = '';
    try {
      const run = await startRun(scenario);
      let next: string[] | undefined;
      for (;;) {
        // The states of a prefix are known, but for the last one.
        const isNew = taken.length >= prefix.length;
        const key = taken.length >= prefix.length - 1 ? run.key() : '';
        if (isNew) next?.push(key);
        if (isNew && states.has(key)) break;
        const [first, ...others] = isNew ? run.choices() : [prefix.charAt(taken.length)];
        if (isNew) states.set(key, []);
        next = states.get(key);
        todo.push(...others.map((choice) => taken + choice));
        if (first === undefined) {
          await run.checkEnd();
          break;
        }
        taken += first;
        await run.take(first);
      }
    } catch (cause) {
      const name = [scenario.fault, ...scenario.scripts, taken].join('/');
      throw new Error(`${String(cause)}\nRun it alone: WEFT_SCHEDULE='${name}'`, { cause });
    }
  }
  const paths = new Map<string, number>();
  const count = (key: string): number => {
    const sum = paths.get(key) ?? (states.get(key) ?? []).reduce((total, next) => total + count(next), 0);
    paths.set(key, sum || 1);
    return sum || 1;
  };
  return { states: states.size, runs, schedules: count([...states.keys()][0] ?? '') };
};
