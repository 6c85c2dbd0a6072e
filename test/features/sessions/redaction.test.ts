import fc from 'fast-check';
import { rootReducer, slices, type RootState } from '../../../src/app/rootReducer';
import { fieldChanged } from '../../../src/features/checkout/checkoutSlice';
import { selectUrl, queryChanged } from '../../../src/features/collection/filtersSlice';
import { navigated } from '../../../src/features/navigation/routeSlice';
import { redactAction, redactState } from '../../../src/features/sessions/redaction';
import { anyUrl, arbitraryAction, HOLDS_TEXT, type EventName } from '../../support/events';

const START = rootReducer(undefined, { type: 'start' });
const step = fc.oneof(
  arbitraryAction,
  anyUrl.map((url) => navigated(url)),
);

const bare = (state: RootState) => JSON.stringify({ ...state, catalogue: undefined });

describe('redactAction and redactState', () => {
  it('should replace typed text by dots of the same length', () => {
    expect(redactAction(fieldChanged({ field: 'street', text: '1 Loom St' }))).toEqual(
      fieldChanged({ field: 'street', text: '•••••••••' }),
    );
    expect(redactAction(queryChanged('tee'))).toEqual(queryChanged('•••'));
    expect(redactAction(navigated('/Collections?category=Men&q=tee&token=secret#there'))).toEqual(
      navigated('/Collections?category=Men&q=%E2%80%A2%E2%80%A2%E2%80%A2'),
    );
    expect(redactAction(navigated('/login?email=ada@example.com'))).toEqual(navigated('/login'));
  });

  it('should keep URLs without a query', () => {
    for (const url of ['/%E0%A4%A', '/product/__proto__', '/Collections?category=Men&sort=low-to-high'])
      expect(redactAction(navigated(url))).toEqual(navigated(url));
  });

  it('should drop unknown values of a URL', () => {
    expect(redactAction(navigated('/Collections?category=ada@example.com&sort=ada&type=Topwear'))).toEqual(
      navigated('/Collections?type=Topwear'),
    );
  });

  it('should drop a payload of the wrong type', () => {
    for (const type of ['checkout/fieldChanged', 'filters/queryChanged'])
      for (const payload of [undefined, null, 7]) expect(redactAction({ type, payload })).toEqual({ type });
  });

  it('should lead to the same states as the original session', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40, size: 'max' }), (events) => {
        let original = START;
        let redacted = START;
        for (const event of events) {
          original = rootReducer(original, event);
          redacted = rootReducer(redacted, redactAction(event));
        }
        expect(bare(redacted)).toBe(bare({ ...original, ...redactState(original) }));
        expect(selectUrl(redacted).split('q=')[0]).toBe(selectUrl(original).split('q=')[0]);
      }),
      { numRuns: 300 },
    );
  });

  it('should hide typed text in every event', () => {
    const SECRET = 'Ada Lovelace';
    const url = `/Collections?q=${SECRET}`;
    for (const { actions } of Object.values(slices)) {
      for (const { type } of Object.values<{ readonly type: EventName }>(actions)) {
        const payloads = [SECRET, url, { field: 'city', text: SECRET }];
        const texts = payloads.map((payload) => JSON.stringify(redactAction({ type, payload })));
        expect([type, texts.some((text) => !text.includes(SECRET))]).toEqual([type, HOLDS_TEXT[type]]);
      }
    }
  });
});
