import { loggedOut, modeToggled } from '../../../src/features/auth/authUiSlice';
import { createStore } from '../../../src/app/store';
import { navigated } from '../../../src/features/navigation/routeSlice';

const loginWith = (mode: 'login' | 'signUp') => {
  const store = createStore({ preloadedState: { authUi: { mode } } });
  return { dispatch: store.dispatch, mode: () => store.getState().authUi.mode };
};

describe('authUi', () => {
  it('should toggle between Login and Sign Up', () => {
    const { dispatch, mode } = loginWith('login');
    dispatch(modeToggled());
    expect(mode()).toBe('signUp');
    dispatch(modeToggled());
    expect(mode()).toBe('login');
  });

  it.each(['login', 'signUp'] as const)('should be in Login mode after Logout in %s mode', (first) => {
    const { dispatch, mode } = loginWith(first);
    dispatch(loggedOut());
    expect(mode()).toBe('login');
  });

  it.each(['/login', '/LOGIN/', '/login?next=/cart', '//login'])(
    'should be in Login mode after navigation to %j',
    (url) => {
      const { dispatch, mode } = loginWith('signUp');
      dispatch(navigated(url));
      expect(mode()).toBe('login');
    },
  );

  it('should keep its mode on other pages', () => {
    const { dispatch, mode } = loginWith('signUp');
    dispatch(navigated('/Contact'));
    expect(mode()).toBe('signUp');
    dispatch(navigated('/login'));
    expect(mode()).toBe('login');
  });
});
