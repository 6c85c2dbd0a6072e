import { createSlice } from '@reduxjs/toolkit';
import type { Machine } from './walk';

// A slice of another store, as an example for `walk`: a traffic light with a button for pedestrians.

const LAMPS = { red: 'redAmber', redAmber: 'green', green: 'amber', amber: 'red' } as const;
type Lamp = keyof typeof LAMPS;

interface TrafficLight {
  /** For cars. */
  readonly lamp: Lamp;
  readonly pedestrians: 'stop' | 'walk';
  /** Whether the button was pressed since pedestrians last walked. */
  readonly isRequested: boolean;
}

const initialState: TrafficLight = { lamp: 'green', pedestrians: 'stop', isRequested: false };

const trafficLight = createSlice({
  name: 'trafficLight',
  initialState,
  reducers: {
    timerElapsed: (state) => {
      const isWaiting = state.lamp === 'red' && state.isRequested;
      if (isWaiting) {
        state.pedestrians = 'walk';
        state.isRequested = false;
      } else if (state.pedestrians === 'walk') state.pedestrians = 'stop';
      // Green lasts until the button is pressed.
      else if (state.lamp !== 'green' || state.isRequested) state.lamp = LAMPS[state.lamp];
    },
    buttonPressed: (state) => {
      if (state.pedestrians === 'stop') state.isRequested = true;
    },
  },
});

export const { timerElapsed, buttonPressed } = trafficLight.actions;

const isSafe = ({ lamp, pedestrians }: TrafficLight) => pedestrians === 'stop' || lamp === 'red';

export const trafficLightMachine: Machine<TrafficLight> = {
  reducer: trafficLight.reducer,
  initialState,
  events: [timerElapsed(), buttonPressed()],
  violatedIn: (state) => (isSafe(state) ? [] : ['Pedestrians walk only while cars have red.']),
  modeOf: ({ lamp, pedestrians }) => (pedestrians === 'walk' ? 'walk' : lamp),
  table: {
    green: [timerElapsed.type, buttonPressed.type],
    amber: [timerElapsed.type],
    red: [timerElapsed.type, buttonPressed.type],
    redAmber: [timerElapsed.type, buttonPressed.type],
    walk: [timerElapsed.type],
  },
};
