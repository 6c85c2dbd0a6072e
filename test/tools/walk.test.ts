import type { UnknownAction } from '@reduxjs/toolkit';
import { readSession } from '../../tools/sessions/readSession';
import { sessionOf, walk, type Machine } from '../support/walk';

interface TrafficLight {
  readonly lamp: 'red' | 'green';
  readonly isRequested: boolean;
}

const pressed = { type: 'buttonPressed' };
const elapsed = { type: 'timerElapsed' };
const initialState: TrafficLight = { lamp: 'green', isRequested: false };

const light: Machine<TrafficLight> = {
  initialState,
  events: [pressed, elapsed],
  modeOf: ({ lamp }) => lamp,
  violatedIn: () => [],
  reducer: (state, { type }) => {
    if (type === pressed.type)
      return state.isRequested ? state : { ...state, isRequested: true };
    if (state.lamp === 'red') return { ...state, lamp: 'green' };
    return state.isRequested ? { lamp: 'red', isRequested: false } : state;
  },
};

const withReducer = (reducer: typeof light.reducer) =>
  walk({ ...light, reducer });

it('should find all states and transitions of a correct machine, and no problem', () => {
  const { transitions, ...found } = walk(light);
  expect(found).toMatchObject({
    start: 'green',
    states: 4,
    steps: 8,
    problems: [],
  });
  expect(transitions.get('green')?.get(elapsed.type)).toEqual(new Set(['red']));
  expect([...found.changing]).toEqual([pressed.type, elapsed.type]);
});

it.each<
  readonly [
    string,
    Partial<Machine<TrafficLight>>,
    text: string,
    path: readonly UnknownAction[],
  ]
>([
  [
    'a violated invariant with the fewest events that lead to it',
    { violatedIn: ({ lamp }) => (lamp === 'red' ? ['It is never red.'] : []) },
    'It is never red. {"lamp":"red","isRequested":false}',
    [pressed, elapsed],
  ],
  [
    'an initial state that violates an invariant',
    { violatedIn: () => ['Wrong.'] },
    'Wrong.',
    [],
  ],
])('should report %s', (_, changed, text, events) => {
  expect(walk({ ...light, ...changed }).problems[0]).toEqual({ text, events });
});

it('should report a new object with the same state', () => {
  const { problems } = withReducer((state, event) =>
    event === pressed
      ? { ...state, isRequested: true }
      : light.reducer(state, event),
  );
  expect(problems).toEqual([
    {
      text: 'buttonPressed undefined returns a new object with the same state',
      events: [pressed, pressed],
    },
  ]);
});

it('should report a state that no event leads back from', () => {
  const { problems } = withReducer((state, event) =>
    state.lamp === 'red' ? state : light.reducer(state, event),
  );
  expect(problems.map(({ text }) => text)).toEqual([
    'No event leads back from {"lamp":"green","isRequested":true}',
    'No event leads back from {"lamp":"red","isRequested":false}',
  ]);
});

it('should apply no events in a leaf', () => {
  expect(
    walk({ ...light, isLeaf: ({ isRequested }) => isRequested }).states,
  ).toBe(2);
});

it('should write a session that npm run replay reads', () => {
  expect(readSession(sessionOf([pressed, elapsed])).events).toEqual([
    pressed,
    elapsed,
  ]);
});
