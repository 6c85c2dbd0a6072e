import { AuthForm } from '../components/auth/AuthForm';
import { Page } from '../components/ui/Page';
import { banners } from '../data/banners';
import { selectAuthMode } from '../selectors/auth';
import { modeToggled } from '../store/authUi';
import { useAppDispatch, useAppSelector } from '../store/hooks';

export const LoginPage = () => {
  const dispatch = useAppDispatch();
  const mode = useAppSelector(selectAuthMode);
  return (
    <Page>
      <title>{mode === 'login' ? 'Login · Weft' : 'Sign up · Weft'}</title>
      <AuthForm mode={mode} banner={banners.login} onToggle={() => dispatch(modeToggled())} />
    </Page>
  );
};
