import { nanoid } from '@reduxjs/toolkit';
import fc from 'fast-check';
import type { RootState } from '../../../src/app/rootReducer';
import {
  selectCartCount,
  selectCartRows,
  selectTotals,
  additionRejected,
  itemAdded,
  lineRemoved,
  lineRestored,
  quantityChanged,
} from '../../../src/features/cart/cartSlice';
import type { Size } from '../../../src/features/catalogue/product';
import { DELIVERY_FIELDS, PAYMENTS } from '../../../src/features/checkout/checkout';
import { fieldChanged, paymentSelected } from '../../../src/features/checkout/checkoutSlice';
import { navigated } from '../../../src/features/navigation/routeSlice';
import { INVALID_QUANTITIES } from '../../support/events';
import { createBrowser, settled, type Tab } from '../../support/fakeBrowser';

const RUNS = 250;
const COMMANDS = 50;

jest.setTimeout(300_000);

/** The prices of three products in dollars, independent of the catalogue. */
const PRICES: Readonly<Record<string, number>> = {
  'linen-camp-shirt-sand': 68,
  'stripe-crew-tee-ochre': 14,
  'melton-overcoat-charcoal': 320,
};

interface Line {
  readonly id: string;
  readonly size: Size;
  count: number;
}

/** The model of a tab. It shares no code with the app. */
interface TabModel {
  gaps: Line[];
  typed: Record<string, string>;
  payment: string;
}
interface Model {
  lines: Line[];
  readonly tabs: [TabModel, TabModel];
}
interface Real {
  readonly browser: ReturnType<typeof createBrowser>;
  readonly tabs: [Tab, Tab];
}

const aTab = (): TabModel => ({ gaps: [], typed: {}, payment: 'cod' });

const find = (lines: readonly Line[], id: string, size: string) =>
  lines.find((line) => line.id === id && line.size === size);

const expected = ({ lines }: Model, tab: TabModel) => {
  const dollars = lines.reduce((sum, { id, count }) => sum + (PRICES[id] ?? NaN) * count, 0);
  return JSON.stringify([
    lines.map(({ id, size, count }) => [id, size, count]),
    tab.gaps.map(({ id, size, count }) => [id, size, count]),
    lines.reduce((sum, { count }) => sum + count, 0),
    dollars * 100,
    dollars === 0 ? 0 : dollars * 100 + 1000,
    Object.entries(tab.typed).sort(),
    [tab.payment, 'persisted'],
  ]);
};

const actual = (state: RootState) => {
  const { subtotal, total } = selectTotals(state);
  return JSON.stringify([
    selectCartRows(state)
      .filter(({ kind }) => kind === 'line')
      .map(({ line }) => [line.productId, line.size, line.quantity]),
    state.cart.removed.map(({ productId, size, quantity }) => [productId, size, quantity]),
    selectCartCount(state),
    subtotal,
    total,
    Object.entries(state.checkout.delivery)
      .filter(([, text]) => text !== '')
      .sort(),
    [state.checkout.payment, state.persistence.cart],
  ]);
};

const compare = (model: Model, { tabs }: Real) => {
  tabs.forEach((tab, i) => {
    const [wanted, shown] = [expected(model, model.tabs[i === 0 ? 0 : 1]), actual(tab.state())];
    if (wanted !== shown) throw new Error(`Tab ${i} shows ${shown} instead of ${wanted}.`);
  });
};

interface Step {
  readonly run: (model: Model, real: Real) => Promise<void>;
  readonly toString: () => string;
}

/** An action in a tab, applied to the app and to the model. */
const command = (
  name: string,
  at: number,
  toModel: (model: Model, tab: TabModel) => void,
  toReal: (tab: Tab, real: Real) => unknown,
): Step => ({
  run: async (model, real) => {
    const [tab, shop] = at === 0 ? [model.tabs[0], real.tabs[0]] : [model.tabs[1], real.tabs[1]];
    // The app runs first, so that it cannot depend on the model.
    await toReal(shop, real);
    await settled();
    toModel(model, tab);
    compare(model, real);
  },
  toString: () => `tab ${at}: ${name}`,
});

const at = fc.constantFrom(0, 1);
const ids = fc.constantFrom(...Object.keys(PRICES));
const sizes = fc.constantFrom<Size>('S', 'M', 'L');
const which = fc.nat(8);

const added = fc.tuple(at, ids, sizes).map(([tab, id, size]) =>
  command(
    `adds ${id} ${size}`,
    tab,
    ({ lines }) => {
      const line = find(lines, id, size);
      if (line) line.count = Math.min(line.count + 1, 9999);
      else lines.push({ id, size, count: 1 });
    },
    ({ dispatch }) => dispatch(itemAdded({ productId: id, size })),
  ),
);

const rejected = at.map((tab) =>
  command(
    'adds without a size',
    tab,
    () => undefined,
    ({ dispatch }) => dispatch(additionRejected('noSize')),
  ),
);

const typedQuantity = fc
  .tuple(
    at,
    ids,
    sizes,
    fc.oneof(fc.constantFrom('1', '2', '12', '007', '9999', '9998'), fc.constantFrom(...INVALID_QUANTITIES)),
  )
  .map(([tab, id, size, typed]) =>
    command(
      `types ${typed} for ${id} ${size}`,
      tab,
      ({ lines }) => {
        const line = find(lines, id, size);
        const isWhole = /^0*[1-9][0-9]{0,3}$/.test(typed);
        if (line && isWhole) line.count = parseInt(typed, 10);
      },
      ({ dispatch }) => dispatch(quantityChanged({ productId: id, size, typed })),
    ),
  );

const removed = fc.tuple(at, which).map(([tab, index]) =>
  command(
    `removes row ${index}`,
    tab,
    (model, { gaps }) => {
      const line = model.lines[index];
      if (!line) return;
      gaps.push({ ...line });
      model.lines = model.lines.filter((other) => other !== line);
    },
    ({ dispatch, state }) => {
      const rows = selectCartRows(state()).flatMap((row) => (row.kind === 'line' ? [row] : []));
      const row = rows[index];
      const { productId = '', size = '' } = row?.line ?? {};
      if (row) dispatch(lineRemoved({ productId, size, removalId: nanoid() }));
    },
  ),
);

/** The index of a restored line is the number of lines before its gap. */
const restored = fc.tuple(at, fc.nat(3)).map(([tab, index]) => {
  let position = 0;
  return command(
    `undoes removal ${index}`,
    tab,
    ({ lines }, { gaps }) => {
      const [gap] = gaps.splice(index, 1);
      if (!gap) return;
      const line = find(lines, gap.id, gap.size);
      if (line) line.count = Math.min(line.count + gap.count, 9999);
      else lines.splice(position, 0, gap);
    },
    ({ dispatch, state }) => {
      const gap = state().cart.removed[index];
      const rows = selectCartRows(state()).flatMap((row) => (row.kind === 'removed' ? [row] : []));
      const row = rows.find(({ line }) => line.removalId === gap?.removalId);
      position = row?.index ?? 0;
      if (row) dispatch(lineRestored({ removalId: row.line.removalId, index: row.index }));
    },
  );
});

const typedField = fc
  .tuple(
    at,
    fc.constantFrom(...DELIVERY_FIELDS),
    fc.constantFrom('', 'Ada', '02903', '<b>x</b>', '😀', '\u202eabc'),
  )
  .map(([tab, field, text]) =>
    command(
      `types ${text} as ${field}`,
      tab,
      (_, { typed }) => {
        if (text === '') Reflect.deleteProperty(typed, field);
        else typed[field] = text;
      },
      ({ dispatch }) => dispatch(fieldChanged({ field, text })),
    ),
  );

const chosenPayment = fc.tuple(at, fc.constantFrom(...PAYMENTS)).map(([tab, payment]) =>
  command(
    `pays by ${payment}`,
    tab,
    (_, model) => {
      model.payment = payment;
    },
    ({ dispatch }) => dispatch(paymentSelected(payment)),
  ),
);

const left = fc.tuple(at, fc.constantFrom('/', '/cart', '/place-order')).map(([tab, path]) =>
  command(
    `goes to ${path}`,
    tab,
    (_, model) => {
      if (path !== '/cart') model.gaps = [];
    },
    ({ dispatch }) => dispatch(navigated(path)),
  ),
);

/** Opens the tab again with its session storage. */
const reloaded = at.map((tab) =>
  command(
    'is reloaded',
    tab,
    (_, model) => {
      model.gaps = [];
    },
    async (shop, { browser, tabs }) => {
      shop.close();
      tabs[tab === 0 ? 0 : 1] = await browser.open(shop.session);
    },
  ),
);

const step = fc.oneof(
  ...[added, added, added, rejected, typedQuantity, removed, removed, restored, restored],
  ...[typedField, chosenPayment, left, reloaded],
);

it('should show the state of an independent model in two tabs after any actions', async () => {
  const sequences = fc.array(step, { minLength: COMMANDS, maxLength: COMMANDS });
  await fc.assert(
    fc.asyncProperty(sequences, async (commands) => {
      Object.assign(window, { indexedDB: new IDBFactory() });
      const browser = createBrowser();
      const model: Model = { lines: [], tabs: [aTab(), aTab()] };
      const real: Real = { browser, tabs: [await browser.open(), await browser.open()] };
      for (const one of commands) await one.run(model, real);
      for (const tab of real.tabs) tab.close();
    }),
    { numRuns: RUNS },
  );
});
