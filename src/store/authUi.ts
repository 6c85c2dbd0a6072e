import { createSlice } from '@reduxjs/toolkit';
import { parseUrl } from '../domain/url';
import type { AuthMode } from '../domain/auth';
import { pageAt } from '../domain/paths';
import type { Reducers, Table } from './machine';
import { navigated } from './route';

interface Events {
  /** From logging in to signing up, or back. */
  modeToggled: undefined;
  /** Logout, on whatever page: the login form is in its first mode, even under the eyes of who stands at it. */
  loggedOut: undefined;
}

const table = {
  login: { modeToggled: 'signUp', loggedOut: 'refused', navigated: 'refused' },
  signUp: { modeToggled: 'login', loggedOut: 'login', navigated: ['login', 'refused'] },
} as const satisfies Table<AuthMode, keyof Events | 'navigated'>;

/** Two modes and the way between them. */
export const authUiMachine = { table, modeOf: (mode: AuthMode): AuthMode => mode };

const firstMode = (): AuthMode => 'login';

export const authUi = createSlice({
  name: 'authUi',
  initialState: firstMode,
  reducers: {
    modeToggled: (mode) => table[mode].modeToggled,
    loggedOut: firstMode,
  } satisfies Reducers<AuthMode, Events>,
  // Whoever comes to the page finds it in its first mode.
  extraReducers: (builder) =>
    builder.addCase(navigated, (mode, { payload }) =>
      pageAt(parseUrl(payload).pathname) === 'login' ? firstMode() : mode,
    ),
});

export const { modeToggled, loggedOut } = authUi.actions;
