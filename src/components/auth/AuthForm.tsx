import styled from 'styled-components';
import type { AuthMode } from '../../domain/auth';
import { PATHS } from '../../domain/paths';
import { space, text, touch } from '../../styles/theme';
import { Button, TextButton } from '../ui/Button';
import { Field } from '../ui/Field';
import { PageHeading } from '../ui/Headings';
import { Link } from '../ui/Link';

interface Props {
  readonly mode: AuthMode;
  readonly onToggle: () => void;
}

/** Login or sign-up. What is typed stays in the fields: nobody keeps it, nobody is sent it. */
export const AuthForm = ({ mode, onToggle }: Props) => {
  const signUp = mode === 'signUp';
  const title = signUp ? 'Sign Up' : 'Login';
  return (
    <Form onSubmit={(event) => event.preventDefault()}>
      <PageHeading>{title}</PageHeading>
      {signUp && <Field key="name" label="Name" name="name" autoComplete="name" required />}
      <Field key="email" label="Email" type="email" name="email" autoComplete="email" required />
      <Field
        key="password"
        label="Password"
        type="password"
        name="password"
        autoComplete={signUp ? 'new-password' : 'current-password'}
        required
      />
      <Links>
        <Link to={PATHS.contact}>Forget your password?</Link>
        <TextButton type="button" onClick={onToggle}>
          {signUp ? 'Login Here' : 'Create an account'}
        </TextButton>
      </Links>
      <Button type="submit">{title}</Button>
    </Form>
  );
};

const Form = styled.form`
  display: grid;
  gap: ${space.m};
  max-width: 420px;
  margin: ${space.xl} auto 0;

  h1 {
    margin-block-end: ${space.m};
    text-align: center;
  }
`;

const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${space.m};
  font-size: ${text.small};

  a {
    display: inline-flex;
    align-items: center;
    min-height: 24px;

    ${touch} {
      min-height: 44px;
    }
  }
`;
