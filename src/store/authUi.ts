import { createSlice } from '@reduxjs/toolkit';
import { readAddress } from '../domain/address';
import { pageAt } from '../domain/paths';
import type { Reducers, Table } from './machine';
import { navigated } from './route';

export type AuthMode = 'login' | 'signUp';

interface Events {
  modeToggled: undefined;
}

const table = {
  login: { modeToggled: 'signUp', navigated: 'refused' },
  signUp: { modeToggled: 'login', navigated: ['login', 'refused'] },
} as const satisfies Table<AuthMode, keyof Events | 'navigated'>;

/** Two modes and the way between them. */
export const authUiMachine = { table, shapeOf: (mode: AuthMode): AuthMode => mode };

const firstMode = (): AuthMode => 'login';

export const authUi = createSlice({
  name: 'authUi',
  initialState: firstMode,
  reducers: {
    modeToggled: (mode) => table[mode].modeToggled,
  } satisfies Reducers<AuthMode, Events>,
  // Whoever comes to the page finds it in its first mode.
  extraReducers: (builder) =>
    builder.addCase(navigated, (mode, { payload }) =>
      pageAt(readAddress(payload).pathname) === 'login' ? firstMode() : mode,
    ),
});

export const { modeToggled } = authUi.actions;
