import type { PayloadAction } from '@reduxjs/toolkit';
import { PATHS, type Url } from '../navigation/paths';
import { createMachineSlice } from '../../lib/createMachineSlice';
import { navigated } from '../navigation/routeSlice';

interface AuthUi {
  readonly mode: 'login' | 'signUp';
}

const initialState: AuthUi = { mode: 'login' };

export const authUi = createMachineSlice({
  name: 'authUi',
  initialState,
  modeOf: ({ mode }) => mode,
  table: {
    login: {
      modeToggled: (state) => {
        state.mode = 'signUp';
      },
    },
    signUp: {
      modeToggled: () => initialState,
      /** Logout leads to the login form in its first mode, also when the login page is already shown. */
      loggedOut: () => initialState,
      [navigated.type]: (state, { payload: { pathname } }: PayloadAction<Url>) =>
        pathname === PATHS.login ? initialState : state,
    },
  },
});

export const { modeToggled, loggedOut } = authUi.actions;
