import { createMachineSlice } from '../../lib/createMachineSlice';

type AppUpdate = 'none' | 'available';

export const appUpdate = createMachineSlice({
  name: 'appUpdate',
  initialState: (): AppUpdate => 'none',
  modeOf: (mode) => mode,
  table: {
    none: { updateFound: (): AppUpdate => 'available' },
    /** The shopper accepts the update: the page reloads. */
    available: { updateAccepted: (): AppUpdate => 'none' },
  },
});

export const { updateFound, updateAccepted } = appUpdate.actions;
