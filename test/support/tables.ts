import { appUpdate, appUpdateTransitions } from '../../src/store/appUpdate';
import { authUi, authUiTransitions } from '../../src/store/authUi';
import { cart, cartTransitions } from '../../src/store/cart';
import { filters, filterTransitions } from '../../src/store/filters';
import type { RootState, slices } from '../../src/store/rootReducer';
import { navigated } from '../../src/store/route';

/** The transition table of a slice, with the types of its events. */
export interface Table {
  readonly modeOf: (state: RootState) => string;
  /** For each mode the types of the events that it does not ignore. */
  readonly table: Readonly<Record<string, readonly string[]>>;
}

type Slice = (typeof slices)[number];
/** The slices with modes. */
type SliceName = Extract<Slice, { readonly selectors: { readonly selectMode: unknown } }>['name'];

const tableOf = (
  slice: SliceName,
  modeOf: Table['modeOf'],
  transitions: Readonly<Record<string, object>>,
): Table => {
  const typeOf = (name: string) => (name === 'navigated' ? navigated.type : `${slice}/${name}`);
  const rows = Object.entries(transitions).map(
    ([mode, row]) => [mode, Object.keys(row).map(typeOf)] as const,
  );
  return { modeOf, table: Object.fromEntries(rows) };
};

const TABLES: Readonly<Record<SliceName, Table>> = {
  appUpdate: tableOf('appUpdate', appUpdate.selectors.selectMode, appUpdateTransitions),
  authUi: tableOf('authUi', authUi.selectors.selectMode, authUiTransitions),
  cart: tableOf('cart', cart.selectors.selectMode, cartTransitions),
  filters: tableOf('filters', filters.selectors.selectMode, filterTransitions),
};

/** The transition tables by the names of their slices. A slice without modes has none. */
export const tables: ReadonlyMap<string, Table> = new Map(Object.entries(TABLES));
