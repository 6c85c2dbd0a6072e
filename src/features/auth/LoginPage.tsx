import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { AuthForm } from './components/AuthForm';
import { Page } from '../../ui/Page';
import { banners } from '../../data/banners';
import { titleOf, PageHead } from '../../routing/PageHead';
import { modeToggled, authUi } from './authUiSlice';
import { PATHS } from '../../routing/paths';

export const LoginPage = () => {
  const dispatch = useAppDispatch();
  const isSignUp = useAppSelector(authUi.selectors.selectMode) === 'signUp';
  return (
    <Page>
      <PageHead
        title={titleOf(isSignUp ? 'Sign Up' : 'Login')}
        path={PATHS.login}
      />
      <AuthForm
        isSignUp={isSignUp}
        banner={banners.login}
        onToggle={() => dispatch(modeToggled())}
      />
    </Page>
  );
};
