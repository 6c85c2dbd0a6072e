import { createSlice } from '@reduxjs/toolkit';
import { PATHS } from '../domain/paths';
import type { ParsedUrl } from '../domain/url';
import { navigated } from './route';
import { transition, type Transitions } from './transitions';

type AuthMode = 'login' | 'signUp';

interface AuthUi {
  readonly mode: AuthMode;
}

interface Events {
  modeToggled: undefined;
  /** Logout leads to the login form in its first mode, also when the login page is already shown. */
  loggedOut: undefined;
  navigated: ParsedUrl;
}

const initialState: AuthUi = { mode: 'login' };

export const authUiTransitions: Transitions<AuthUi, AuthMode, Events> = {
  login: { modeToggled: () => ({ mode: 'signUp' }) },
  signUp: {
    modeToggled: () => initialState,
    loggedOut: () => initialState,
    navigated: (state, { pathname }) => (pathname === PATHS.login ? initialState : state),
  },
};

const modeOf = ({ mode }: AuthUi) => mode;
const on = transition(authUiTransitions, modeOf);

export const authUi = createSlice({
  name: 'authUi',
  initialState,
  reducers: { modeToggled: on('modeToggled'), loggedOut: on('loggedOut') },
  extraReducers: (builder) => builder.addCase(navigated, on('navigated')),
  selectors: { selectMode: modeOf },
});

export const { modeToggled, loggedOut } = authUi.actions;
