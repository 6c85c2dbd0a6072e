import { combineSlices, type UnknownAction } from '@reduxjs/toolkit';
import { rootReducer, slices, type RootState } from '../../src/app/rootReducer';
import { violatedInvariants } from '../../tools/sessions/invariants';
import { productPath } from '../../src/routing/paths';
import { navigated } from '../../src/routing/routeSlice';
import { SHIRT } from './catalogue';
import { ALL_ACTIONS } from './events';
import { walk, type Walk } from './walk';

type Slice = (typeof slices)[number];

/** What a walk of one slice found. */
export interface SliceWalk extends Walk {
  readonly slice: Slice['name'];
}

type ModeOf = (state: RootState) => string;

/** The names of the modes, for each slice that has some. */
const MODES: Partial<Record<Slice['name'], ModeOf>> = {
  appUpdate: ({ appUpdate }) => (appUpdate ? 'available' : 'none'),
  authUi: ({ authUi }) => authUi.mode,
  cart: ({ cart }) =>
    Object.keys(cart.items).length === 0 ? 'empty' : 'filled',
  filters: ({ filters }) => (filters.isSearchShown ? 'open' : 'closed'),
  storageStatus: ({ storageStatus }) => Object.values(storageStatus).join(', '),
};

const INITIAL = rootReducer(undefined, { type: 'init' });

/**
 * Walks a slice over the given events, with all other slices in their initial
 * states.
 */
export const walkSlice = (
  name: Slice['name'],
  events: readonly UnknownAction[] = ALL_ACTIONS,
): SliceWalk => {
  const slice = slices.find((each) => each.name === name);
  if (!slice) throw new Error(`There is no slice "${name}".`);
  const reducer = combineSlices(slice);
  const found = walk({
    // A visit that began at a product: no event leads back to before one.
    initialState: reducer(undefined, navigated(productPath(SHIRT))),
    reducer,
    events,
    violatedIn: (state) => violatedInvariants({ ...INITIAL, ...state }, [name]),
    modeOf: MODES[name],
  });
  return { slice: name, ...found };
};
