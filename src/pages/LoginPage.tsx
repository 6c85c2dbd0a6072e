import { AuthForm } from '../components/auth/AuthForm';
import { Page } from '../components/ui/Page';
import { selectAuthMode } from '../selectors/pages';
import { modeToggled } from '../store/authUi';
import { useAppDispatch, useAppSelector } from '../store/hooks';

export const LoginPage = () => {
  const dispatch = useAppDispatch();
  const mode = useAppSelector(selectAuthMode);
  return (
    <Page>
      <title>{mode === 'login' ? 'Login · Weft' : 'Sign up · Weft'}</title>
      <AuthForm mode={mode} onToggle={() => dispatch(modeToggled())} />
    </Page>
  );
};
