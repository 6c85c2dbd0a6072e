import { AuthForm } from '../components/auth/AuthForm';
import { Page } from '../components/ui/Page';
import { banners } from '../data/banners';
import { titleOf } from '../domain/labels';
import { selectAuthMode } from '../selectors/auth';
import { modeToggled } from '../store/authUi';
import { useAppDispatch, useAppSelector } from '../store/hooks';

export const LoginPage = () => {
  const dispatch = useAppDispatch();
  const mode = useAppSelector(selectAuthMode);
  return (
    <Page>
      <title>{titleOf(mode === 'login' ? 'Login' : 'Sign Up')}</title>
      <AuthForm mode={mode} banner={banners.login} onToggle={() => dispatch(modeToggled())} />
    </Page>
  );
};
