import { AuthForm } from '../components/auth/AuthForm';
import { AuthLayout } from '../components/auth/AuthLayout';
import { bannerNamed } from '../data/banners';
import { selectAuthMode } from '../selectors/auth';
import { modeToggled } from '../store/authUi';
import { useAppDispatch, useAppSelector } from '../store/hooks';

export const LoginPage = () => {
  const dispatch = useAppDispatch();
  const mode = useAppSelector(selectAuthMode);
  return (
    <AuthLayout scene={bannerNamed('login')}>
      <title>{mode === 'login' ? 'Login · Weft' : 'Sign up · Weft'}</title>
      <AuthForm mode={mode} onToggle={() => dispatch(modeToggled())} />
    </AuthLayout>
  );
};
