import { devTools, withoutRange } from '../../src/store/devTools';
import { createStore } from '../../src/store/createStore';
import { slices, type EventName } from '../../src/store/slices';

const eventNames = Object.values(slices).flatMap(({ actions }) =>
  Object.values<{ readonly type: EventName }>(actions).map(({ type }) => type),
);

describe('in the developer tools', () => {
  it('every event of the shop can be dispatched by its name', () => {
    expect(Object.keys(devTools.actionCreators ?? {})).toEqual(eventNames);
    expect(new Set(eventNames).size).toBe(eventNames.length);
  });

  it('events are named for what happened: a slice, and a word in the past', () => {
    for (const name of eventNames) expect(name).toMatch(/^[a-zA-Z]+\/[a-z][a-zA-Z]*(ed|edOut|wn|Found)$/);
  });

  it('every slice goes by its name in the state', () => {
    expect(Object.values(slices).map(({ name }) => name)).toEqual(Object.keys(slices));
    expect(Object.keys(slices).sort()).toEqual(Object.keys(createStore().getState()).sort());
  });

  it('the state is small: without the range, under two thousand characters', () => {
    const state = createStore().getState();
    expect(JSON.stringify(withoutRange(state)).length).toBeLessThan(2000);
    expect(withoutRange(state)).toEqual({ ...state, catalogue: 'the range, as in src/data/products.ts' });
  });

  it.each(['no state', null, undefined, { cart: {} }])('what has no range is shown as it is: %j', (state) => {
    expect(withoutRange(state)).toBe(state);
  });

  it('a visit of a thousand events can still be jumped through', () => {
    expect(devTools).toMatchObject({ name: 'Weft', maxAge: 1000 });
  });
});
