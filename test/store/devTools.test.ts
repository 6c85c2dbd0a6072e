import { createStore } from '../../src/store/createStore';
import { devTools, withoutCatalogue } from '../../src/store/devTools';
import { slices, type EventName } from '../../src/store/rootReducer';

const eventNames = slices.flatMap(({ actions }) =>
  Object.values<{ readonly type: EventName }>(actions).map(({ type }) => type),
);

describe('devTools', () => {
  it('should offer an action creator for every event', () => {
    expect(Object.keys(devTools.actionCreators ?? {})).toEqual(eventNames);
    expect(new Set(eventNames).size).toBe(eventNames.length);
  });

  it('should keep 1000 events for time travel', () => {
    expect(devTools).toMatchObject({ name: 'Weft', maxAge: 1000 });
  });

  it('should send the state without the catalogue, in fewer than 2000 characters', () => {
    const state = createStore().getState();
    expect(devTools.stateSanitizer).toBe(withoutCatalogue);
    expect(JSON.stringify(withoutCatalogue(state)).length).toBeLessThan(2000);
    expect(withoutCatalogue(state)).toEqual({
      ...state,
      catalogue: 'src/data/products.ts',
      descriptions: 'src/data/descriptions.ts',
    });
  });

  it.each(['no state', null, undefined, { cart: {} }])('should send %j unchanged', (state) => {
    expect(withoutCatalogue(state)).toBe(state);
  });
});

describe('slices', () => {
  it('should name every event with its slice and a past participle', () => {
    for (const name of eventNames) expect(name).toMatch(/^[a-zA-Z]+\/[a-z][a-zA-Z]*(ed|edOut|wn|Found)$/);
  });

  it('should be the keys of the state', () => {
    expect(slices.map(({ name }) => name).sort()).toEqual(Object.keys(createStore().getState()).sort());
  });
});
