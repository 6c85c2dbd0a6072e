import fc from 'fast-check';
import { rootReducer, slices } from '../../src/app/rootReducer';
import { violatedInvariants } from '../../tools/sessions/invariants';
import { arbitraryAction } from '../support/events';

it('should satisfy every invariant and keep unchanged slices identical after any sequence of events', () => {
  const inherited = Object.getOwnPropertyDescriptors(Object.prototype);
  const anyEvents = fc.array(arbitraryAction, { minLength: 30, maxLength: 60 });
  fc.assert(
    fc.property(anyEvents, (events) => {
      let before = rootReducer(undefined, { type: 'init' });
      for (const event of events) {
        const after = rootReducer(before, event);
        const changed = slices
          .map(({ name }) => name)
          .filter((name) => after[name] !== before[name]);
        expect(violatedInvariants(after, changed)).toEqual([]);
        for (const name of changed) {
          const text = JSON.stringify(after[name]);
          if (text === JSON.stringify(before[name]))
            throw new Error(`${event.type} copies ${name}.`);
        }
        before = after;
      }
    }),
    { numRuns: 150 },
  );
  expect(Object.getOwnPropertyDescriptors(Object.prototype)).toEqual(inherited);
});
