import fc from 'fast-check';
import { rootReducer, slices } from '../../src/app/rootReducer';
import { arbitraryAction } from '../support/events';
import { violatedInvariants } from '../../tools/sessions/invariants';

const INITIAL = rootReducer(undefined, { type: 'init' });

it('should satisfy every invariant and keep unchanged slices identical after any sequence of events', () => {
  const prototype = Object.getOwnPropertyDescriptors(Object.prototype);
  fc.assert(
    fc.property(
      fc.array(arbitraryAction, { minLength: 30, maxLength: 60 }),
      (actions) => {
        actions.reduce((before, action) => {
          const after = rootReducer(before, action);
          expect(violatedInvariants(after)).toEqual([]);
          const copied = slices.filter(
            ({ name }) =>
              after[name] !== before[name] &&
              JSON.stringify(after[name]) === JSON.stringify(before[name]),
          );
          expect([action, copied]).toEqual([action, []]);
          return after;
        }, INITIAL);
      },
    ),
    { numRuns: 150 },
  );
  expect(Object.getOwnPropertyDescriptors(Object.prototype)).toEqual(prototype);
});
