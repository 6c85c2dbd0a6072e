import { walk, type Machine } from '../support/walk';

interface TrafficLight {
  readonly lamp: 'red' | 'green';
  readonly isRequested: boolean;
}

const pressed = { type: 'buttonPressed' };
const elapsed = { type: 'timerElapsed' };

const light: Machine<TrafficLight> = {
  initialState: { lamp: 'green', isRequested: false },
  events: [pressed, elapsed],
  violatedIn: () => [],
  reducer: (state, { type }) => {
    if (type === pressed.type)
      return state.isRequested ? state : { ...state, isRequested: true };
    if (state.lamp === 'red') return { ...state, lamp: 'green' };
    return state.isRequested ? { lamp: 'red', isRequested: false } : state;
  },
};

// machines.test.ts walks correct machines.
it('should report a violated invariant with the fewest events that lead to it', () => {
  const violatedIn = ({ lamp }: TrafficLight) =>
    lamp === 'red' ? ['It is never red.'] : [];
  const [problem] = walk({ ...light, violatedIn }).problems;
  expect(problem).toEqual({
    text: 'It is never red. {"lamp":"red","isRequested":false}',
    events: [pressed, elapsed],
  });
});

it('should report a new object with the same state, and a state that no event leads back from', () => {
  const reducer: typeof light.reducer = (state, event) => {
    if (event === pressed) return { ...state, isRequested: true };
    return state.lamp === 'red' ? state : light.reducer(state, event);
  };
  const { problems } = walk({ ...light, reducer });
  expect(problems.map(({ text }) => text)).toEqual([
    'buttonPressed undefined returns a new object with the same state',
    'No event leads back from {"lamp":"green","isRequested":true}',
    'No event leads back from {"lamp":"red","isRequested":false}',
    'No event leads back from {"lamp":"red","isRequested":true}',
  ]);
});
