import { AuthForm } from './components/AuthForm';
import { Page } from '../../ui/Page';
import { banners } from '../../data/banners';
import { titleOf } from '../../ui/title';
import { modeToggled } from './authUiSlice';
import { useAppDispatch, useAppSelector } from '../../lib/hooks';

export const LoginPage = () => {
  const dispatch = useAppDispatch();
  const isSignUp = useAppSelector((state) => state.authUi.mode === 'signUp');
  return (
    <Page>
      <title>{titleOf(isSignUp ? 'Sign Up' : 'Login')}</title>
      <AuthForm isSignUp={isSignUp} banner={banners.login} onToggle={() => dispatch(modeToggled())} />
    </Page>
  );
};
