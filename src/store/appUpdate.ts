import { createSlice } from '@reduxjs/toolkit';
import type { Reducers, Table } from './machine';

/** `renewed`: the shop has changed since this page was opened, and the newer one is ready. */
type AppUpdate = 'none' | 'available';

interface Events {
  /** A newer shop has been fetched whole, and waits to be taken. */
  updateFound: undefined;
  /** The shopper takes the newer shop: the page is loaded anew. */
  updateAccepted: undefined;
}

const table = {
  none: { updateFound: 'available', updateAccepted: 'refused' },
  available: { updateFound: 'refused', updateAccepted: 'none' },
} as const satisfies Table<AppUpdate, keyof Events>;

/** Whether a newer shop is to be had. Taken, it is on its way: there is nothing more to offer. */
export const appUpdateMachine = { table, modeOf: (appUpdate: AppUpdate): AppUpdate => appUpdate };

const noUpdate = (): AppUpdate => 'none';

export const appUpdate = createSlice({
  name: 'appUpdate',
  initialState: noUpdate,
  reducers: {
    updateFound: () => 'available',
    updateAccepted: () => 'none',
  } satisfies Reducers<AppUpdate, Events>,
});

export const { updateFound, updateAccepted } = appUpdate.actions;
