import { setImmediate } from 'node:timers/promises';
import fc from 'fast-check';
import { linesOf } from '../../../src/features/cart/cart';
import {
  itemAdded,
  lineRemoved,
  lineRestored,
  quantityChanged,
} from '../../../src/features/cart/cartSlice';
import {
  fillStorage,
  openTab,
  settled,
  tellTabs,
} from '../../support/fakeBrowser';
import { SHIRT, SKIRT, TROUSERS } from '../../support/catalogue';

/** Both tabs add to this line; each tab alone changes its own. */
const SHARED = { productId: SKIRT, size: 'L' };
const OWN = [
  { productId: SHIRT, size: 'M' },
  { productId: TROUSERS, size: 'M' },
] as const;
const TABS = [0, 1] as const;

/** One object, as a component may dispatch it again and again. */
const ADDED = itemAdded(SHARED);

type Line = typeof SHARED;

/** What a shopper does to a line: its event, and the quantity afterwards. */
const GESTURES = [
  {
    eventOf: (line: Line) => itemAdded(line),
    after: (quantity: number) => quantity + 1,
  },
  {
    eventOf: (line: Line) => quantityChanged({ ...line, typed: '5' }),
    after: (quantity: number) => (quantity > 0 ? 5 : 0),
  },
  {
    eventOf: (line: Line) => lineRemoved(line),
    after: () => 0,
  },
  {
    eventOf: (line: Line) => lineRestored({ ...line, quantity: 3 }),
    after: (quantity: number) => quantity + 3,
  },
];

const anyStep = fc.record({
  tab: fc.constantFrom(...TABS),
  gesture: fc.constantFrom(...GESTURES),
  /** The turns of the event loop before the next step. */
  turns: fc.nat(12),
});

it.each([
  ['with', false],
  ['without', true],
])(
  'should store and show every change of two tabs, %s storage events',
  async (_, isLocalStorageFull) => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyStep, { maxLength: 12 }), async (steps) => {
        Object.assign(window, { indexedDB: new IDBFactory() });
        const tabs = [await openTab(), await openTab()] as const;
        const full = isLocalStorageFull && fillStorage();
        const quantities = [0, 0];

        for (const { tab, gesture, turns } of steps) {
          tabs[tab].dispatch(gesture.eventOf(OWN[tab]));
          tabs[tab].dispatch(ADDED);
          quantities[tab] = gesture.after(quantities[tab] ?? 0);
          for (let turn = 0; turn < turns; turn += 1) await setImmediate();
        }
        await settled();

        const later = await openTab();
        const stored = linesOf(later.items());
        const own = OWN.map((line, i) => ({
          ...line,
          quantity: quantities[i],
        }));
        const shared = { ...SHARED, quantity: steps.length };
        const expected = [...own, shared].filter(({ quantity }) => quantity);
        expect(stored).toHaveLength(expected.length);
        expect(stored).toEqual(expect.arrayContaining(expected));
        await tellTabs('pageshow');
        for (const { items, state, close } of [...tabs, later]) {
          expect(linesOf(items())).toEqual(stored);
          expect(state().storageStatus.cart).toBe('persisted');
          close();
        }
        if (full) full.mockRestore();
      }),
      { numRuns: 100 },
    );
  },
);
