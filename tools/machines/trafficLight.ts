import { createMachineSlice, type Row } from '../../src/lib/createMachineSlice';
import type { Machine } from './walk';

// A slice of another store, as an example of a machine: a traffic light with a button for pedestrians.

interface TrafficLight {
  readonly lamp: 'red' | 'redAmber' | 'green' | 'amber';
  readonly pedestrians: 'stop' | 'walk';
  readonly isRequested: boolean;
}

const initialState: TrafficLight = { lamp: 'green', pedestrians: 'stop', isRequested: false };

const stop = {
  buttonPressed: (state) => {
    state.isRequested = true;
  },
} satisfies Row<TrafficLight>;

const trafficLight = createMachineSlice({
  name: 'trafficLight',
  initialState,
  modeOf: ({ lamp, pedestrians }) => (pedestrians === 'walk' ? 'walk' : lamp),
  table: {
    // Green lasts until the button is pressed.
    green: {
      ...stop,
      timerElapsed: (state) => {
        if (state.isRequested) state.lamp = 'amber';
      },
    },
    amber: {
      timerElapsed: (state) => {
        state.lamp = 'red';
      },
    },
    red: {
      ...stop,
      timerElapsed: (state) => {
        if (state.isRequested) return { ...state, pedestrians: 'walk', isRequested: false };
        state.lamp = 'redAmber';
        return state;
      },
    },
    redAmber: {
      ...stop,
      timerElapsed: (state) => {
        state.lamp = 'green';
      },
    },
    walk: {
      timerElapsed: (state) => {
        state.pedestrians = 'stop';
      },
    },
  },
});

export const { timerElapsed, buttonPressed } = trafficLight.actions;

const isSafe = ({ lamp, pedestrians }: TrafficLight) => pedestrians === 'stop' || lamp === 'red';

export const trafficLightMachine: Machine<TrafficLight> = {
  ...trafficLight,
  initialState,
  modeOf: trafficLight.getSelectors().selectMode,
  events: [timerElapsed(), buttonPressed()],
  violatedIn: (state) => (isSafe(state) ? [] : ['Pedestrians walk only while cars have red.']),
};
