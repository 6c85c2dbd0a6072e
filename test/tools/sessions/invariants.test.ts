import fc from 'fast-check';
import { rootReducer, slices } from '../../../src/app/rootReducer';
import type * as Shop from '../../../src/data/settings';
import { placeOrder } from '../../../src/features/orders/placeOrder';
import { isSameJson } from '../../../src/lib/guards';
import { violatedInvariants } from '../../../tools/sessions/invariants';
import { ALL_ACTIONS } from '../../support/events';

// Only a shop with an `orderUrl` has the events of an order.
jest.mock('../../../src/data/settings', () => {
  const { settings } = jest.requireActual<typeof Shop>(
    '../../../src/data/settings',
  );
  return { settings: { ...settings, orderUrl: '/api/orders' } };
});

const INITIAL = rootReducer(undefined, { type: 'init' });

/** All slices and the thunk, each as often as the others. */
const anyEvent = fc.oneof(
  ...[...slices.map(({ name }) => name), placeOrder.typePrefix]
    .map((name) =>
      ALL_ACTIONS.filter(({ type }) => type.startsWith(`${name}/`)),
    )
    .filter((events) => events.length > 0)
    .map((events) => fc.constantFrom(...events)),
);

it('should be in a valid state after any events, and in the very same one after an event without effect', () => {
  const withEffect = new Set<string>();
  fc.assert(
    fc.property(fc.array(anyEvent, { size: '+1' }), (events) => {
      let state = INITIAL;
      // An assertion for each event would take a fifth of the time.
      const faults: string[] = [];
      for (const event of events) {
        const before = state;
        state = rootReducer(before, event);
        if (state === before) continue;
        const changed = slices
          .map(({ name }) => name)
          .filter((name) => state[name] !== before[name]);
        faults.push(
          ...changed.filter((name) => isSameJson(state[name], before[name])),
          ...violatedInvariants(state, changed),
        );
        withEffect.add(event.type);
      }
      expect(faults).toEqual([]);
    }),
    { numRuns: 300 },
  );
  const types = new Set(ALL_ACTIONS.map(({ type }) => type));
  expect([...types].filter((type) => !withEffect.has(type))).toEqual([]);
});
