import { createSlice } from '@reduxjs/toolkit';
import { PATHS } from '../../routing/paths';
import { navigated } from '../../routing/routeSlice';

interface AuthUi {
  readonly mode: 'login' | 'signUp';
}

const initialState: AuthUi = { mode: 'login' };

export const authUi = createSlice({
  name: 'authUi',
  initialState,
  reducers: {
    modeToggled: (state) => {
      state.mode = state.mode === 'login' ? 'signUp' : 'login';
    },
    /**
     * Logout leads to the login form in its first mode, also when the login
     * page is already shown.
     */
    loggedOut: (state) => {
      state.mode = 'login';
    },
  },
  extraReducers: (builder) =>
    builder.addCase(navigated, (state, { payload: { pathname } }) => {
      if (pathname === PATHS.login) state.mode = 'login';
    }),
  selectors: { selectMode: ({ mode }) => mode },
});

export const { modeToggled, loggedOut } = authUi.actions;
