import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { banners } from '../../data/banners';
import { HeadTags } from '../../routing/HeadTags';
import { PATHS } from '../../routing/paths';
import { focusHeading } from '../../routing/position';
import { widerThan } from '../../styles/mixins';
import { t } from '../../texts/t';
import { BannerImage } from '../../ui/BannerImage';
import { Button, TextButton } from '../../ui/Button';
import { Field, FieldForm } from '../../ui/Field';
import { PageColumn, PageHeading } from '../../ui/PageParts';
import { modeToggled, selectAuthMode } from './authUiSlice';

/**
 * Login or sign-up. What the shopper types stays in the fields, and is neither
 * stored nor sent.
 */
export const LoginPage = () => {
  const dispatch = useAppDispatch();
  const isSignUp = useAppSelector(selectAuthMode) === 'signUp';
  const title = isSignUp ? t('Sign Up') : t('Login');
  const lastTitle = useRef(title);

  // The fields above the pressed button have changed. So the heading takes the
  // focus, and a screen reader reads the new title.
  useEffect(() => {
    if (lastTitle.current === title) return;
    lastTitle.current = title;
    focusHeading();
  }, [title]);

  return (
    <PageColumn>
      <HeadTags title={title} url={PATHS.login} />
      <LoginColumns>
        <Form onSubmit={(event) => event.preventDefault()}>
          <PageHeading>{title}</PageHeading>
          {isSignUp && (
            <Field label={t('Name')} name="name" autoComplete="name" required />
          )}
          <Field
            label={t('Email')}
            type="email"
            name="email"
            autoComplete="email"
            required
          />
          <Field
            label={t('Password')}
            type="password"
            name="password"
            autoComplete={isSignUp ? 'new-password' : 'current-password'}
            required
          />
          <LoginLinks>
            <Link to={PATHS.contact}>{t('Forget your password?')}</Link>
            <TextButton type="button" onClick={() => dispatch(modeToggled())}>
              {isSignUp ? t('Login Here') : t('Create an account')}
            </TextButton>
          </LoginLinks>
          <Button type="submit">{title}</Button>
        </Form>
        {banners.login && (
          <BannerImage
            banner={banners.login}
            imageSizes={`${widerThan.tablet} 44vw, 0px`}
          />
        )}
      </LoginColumns>
    </PageColumn>
  );
};

const LoginColumns = styled.div`
  picture { display: none; }
  img { max-height: 720px; object-fit: contain; }
  @media ${widerThan.tablet} {
    display: grid;
    gap: var(--space-xl);
    align-items: center;
    &:has(picture) { grid-template-columns: 1fr 1fr; }
    picture { display: block; }
  }
`;

const Form = styled(FieldForm)`
  width: 100%;
  max-width: 420px;
  margin: var(--space-xl) auto 0;
  h1 { margin-block-end: var(--space-m); }
`;

const LoginLinks = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 var(--space-m);
  font-size: var(--size-small);
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
`;
