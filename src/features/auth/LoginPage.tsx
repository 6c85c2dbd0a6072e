import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { AuthForm } from './components/AuthForm';
import { Page } from '../../ui/Page';
import { banners } from '../../data/banners';
import { titleOf } from '../../ui/title';
import { modeToggled, authUi } from './authUiSlice';

export const LoginPage = () => {
  const dispatch = useAppDispatch();
  const isSignUp = useAppSelector(authUi.selectors.selectMode) === 'signUp';
  return (
    <Page>
      <title>{titleOf(isSignUp ? 'Sign Up' : 'Login')}</title>
      <AuthForm
        isSignUp={isSignUp}
        banner={banners.login}
        onToggle={() => dispatch(modeToggled())}
      />
    </Page>
  );
};
