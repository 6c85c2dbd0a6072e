import { AuthForm } from '../components/auth/AuthForm';
import { Page } from '../components/ui/Page';
import { banners } from '../data/banners';
import { titleOf } from '../domain/title';
import { modeToggled } from '../store/authUi';
import { useAppDispatch, useAppSelector } from '../store/hooks';

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
