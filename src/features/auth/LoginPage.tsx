import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { HeadTags } from '../../routing/HeadTags';
import { PATHS } from '../../routing/paths';
import { t } from '../../texts/t';
import { PageColumn } from '../../ui/PageParts';
import { modeToggled, selectAuthMode } from './authUiSlice';
import { AuthForm } from './components/AuthForm';

export const LoginPage = () => {
  const dispatch = useAppDispatch();
  const isSignUp = useAppSelector(selectAuthMode) === 'signUp';
  return (
    <PageColumn>
      <HeadTags
        title={isSignUp ? t('Sign Up') : t('Login')}
        url={PATHS.login}
      />
      <AuthForm isSignUp={isSignUp} onToggle={() => dispatch(modeToggled())} />
    </PageColumn>
  );
};
