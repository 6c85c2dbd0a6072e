import { createSlice } from '@reduxjs/toolkit';
import { transition, type Transitions } from './transitions';

/** Whether a newer version of the shop is installed and waits to be activated. */
type AppUpdate = 'none' | 'available';

interface Events {
  updateFound: undefined;
  /** The shopper accepts the update: the page reloads. */
  updateAccepted: undefined;
}

export const appUpdateTransitions: Transitions<AppUpdate, AppUpdate, Events> = {
  none: { updateFound: () => 'available' },
  available: { updateAccepted: () => 'none' },
};

const modeOf = (state: AppUpdate) => state;
const on = transition(appUpdateTransitions, modeOf);

export const appUpdate = createSlice({
  name: 'appUpdate',
  initialState: (): AppUpdate => 'none',
  reducers: { updateFound: on('updateFound'), updateAccepted: on('updateAccepted') },
  selectors: { selectMode: modeOf },
});

export const { updateFound, updateAccepted } = appUpdate.actions;
