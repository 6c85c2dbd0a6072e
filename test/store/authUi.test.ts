import { selectAuthMode } from '../../src/selectors/auth';
import type { AuthMode } from '../../src/domain/auth';
import { loggedOut, modeToggled } from '../../src/store/authUi';
import { createStore } from '../../src/store/createStore';
import { navigated } from '../../src/store/route';

const loginIn = (authUi?: AuthMode) => {
  const store = createStore({ preloadedState: authUi ? { authUi } : {} });
  return { dispatch: store.dispatch, mode: () => selectAuthMode(store.getState()) };
};

describe('the login page', () => {
  it('is in Login mode first', () => {
    expect(loginIn().mode()).toBe('login');
  });

  it('switches to Sign Up and back', () => {
    const { dispatch, mode } = loginIn();
    dispatch(modeToggled());
    expect(mode()).toBe('signUp');
    dispatch(modeToggled());
    expect(mode()).toBe('login');
  });

  it('is in Login mode after Logout, whichever it was in', () => {
    for (const authUi of ['login', 'signUp'] as const) {
      const { dispatch, mode } = loginIn(authUi);
      dispatch(loggedOut());
      expect(mode()).toBe('login');
    }
  });

  it.each(['/login', '/LOGIN/', '/login?next=/cart', '//login'])(
    'is in Login mode on arrival at %j',
    (address) => {
      const { dispatch, mode } = loginIn('signUp');
      dispatch(navigated(address));
      expect(mode()).toBe('login');
    },
  );

  it('keeps its mode while the shopper goes elsewhere, until the next arrival', () => {
    const { dispatch, mode } = loginIn('signUp');
    dispatch(navigated('/Contact'));
    expect(mode()).toBe('signUp');
    dispatch(navigated('/login'));
    expect(mode()).toBe('login');
  });
});
