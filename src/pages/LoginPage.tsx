import { AuthForm } from '../components/auth/AuthForm';
import { Beside } from '../components/auth/Beside';
import { selectAuthMode } from '../selectors/auth';
import { sceneNamed } from '../data/scenes';
import { modeToggled } from '../store/authUi';
import { useAppDispatch, useAppSelector } from '../store/hooks';

export const LoginPage = () => {
  const dispatch = useAppDispatch();
  const mode = useAppSelector(selectAuthMode);
  return (
    <Beside scene={sceneNamed('login')}>
      <title>{mode === 'login' ? 'Login · Weft' : 'Sign up · Weft'}</title>
      <AuthForm mode={mode} onToggle={() => dispatch(modeToggled())} />
    </Beside>
  );
};
