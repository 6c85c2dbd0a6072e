import { createSlice } from '@reduxjs/toolkit';
import type { Reducers, Table } from './machine';

/** `renewed`: the shop has changed since this page was opened, and the newer one is ready. */
type Edition = 'current' | 'renewed';

interface Events {
  /** A newer shop has been fetched whole, and waits to be taken. */
  shopRenewed: undefined;
  /** The shopper takes the newer shop: the page is loaded anew. */
  renewalTaken: undefined;
}

const table = {
  current: { shopRenewed: 'renewed', renewalTaken: 'refused' },
  renewed: { shopRenewed: 'refused', renewalTaken: 'current' },
} as const satisfies Table<Edition, keyof Events>;

/** Whether a newer shop is to be had. Taken, it is on its way: there is nothing more to offer. */
export const editionMachine = { table, shapeOf: (edition: Edition): Edition => edition };

const firstEdition = (): Edition => 'current';

export const edition = createSlice({
  name: 'edition',
  initialState: firstEdition,
  reducers: {
    shopRenewed: () => 'renewed',
    renewalTaken: () => 'current',
  } satisfies Reducers<Edition, Events>,
});

export const { shopRenewed, renewalTaken } = edition.actions;
