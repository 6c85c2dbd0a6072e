import { createSlice } from '@reduxjs/toolkit';
import { PATHS } from '../../routing/paths';
import { navigated } from '../../routing/routeSlice';

interface AuthUi {
  mode: 'login' | 'signUp';
}

const initialState: AuthUi = { mode: 'login' };

export const authUi = createSlice({
  name: 'authUi',
  initialState,
  reducers: {
    modeToggled: (state) => {
      state.mode = state.mode === 'login' ? 'signUp' : 'login';
    },
  },
  // My profile and Logout lead to the login form, even from the sign-up form.
  extraReducers: (builder) =>
    builder.addCase(navigated, (state, { payload: { pathname } }) => {
      if (pathname === PATHS.login) state.mode = 'login';
    }),
  selectors: { selectAuthMode: ({ mode }) => mode },
});

export const { modeToggled } = authUi.actions;
export const { selectAuthMode } = authUi.selectors;
