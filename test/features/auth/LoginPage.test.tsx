import { renderAt } from '../../support/renderAt';
import { header, heading, main, watchSubmits } from '../../support/pageHelpers';

const EMAIL = 'ada@weft.example';
const PASSWORD = 'correct horse';
const NAME = 'Ada Lovelace';

const field = (label: string) => main().getByLabelText(label);
const toSignUp = () => main().getByRole('button', { name: 'Create an account' });
const toLogin = () => main().getByRole('button', { name: 'Login Here' });
const h1 = () => main().getByRole('heading', { level: 1 });

describe('LoginPage', () => {
  it('should show a name field in Sign Up mode only', async () => {
    const { user } = await renderAt('/login');
    await user.click(toSignUp());
    expect(h1()).toHaveTextContent(/^Sign Up$/);
    expect(field('Name')).toBeVisible();
    expect(main().queryByRole('button', { name: 'Create an account' })).not.toBeInTheDocument();

    await user.click(toLogin());
    expect(h1()).toHaveTextContent(/^Login$/);
    expect(main().queryByLabelText('Name')).not.toBeInTheDocument();
  });

  it('should keep the email and the password when the mode is switched', async () => {
    const { user } = await renderAt('/login');
    await user.type(field('Email'), EMAIL);
    await user.type(field('Password'), PASSWORD);
    await user.click(toSignUp());
    expect(field('Email')).toHaveValue(EMAIL);
    expect(field('Password')).toHaveValue(PASSWORD);
    await user.type(field('Name'), NAME);
    await user.type(field('Password'), '!');
    await user.click(toLogin());
    expect(field('Email')).toHaveValue(EMAIL);
    expect(field('Password')).toHaveValue(`${PASSWORD}!`);
  });

  it('should require every field and a valid email address', async () => {
    const { user } = await renderAt('/login');
    await user.click(toSignUp());
    for (const label of ['Name', 'Email', 'Password']) expect(field(label)).toBeRequired();
    expect(field('Email')).toHaveAttribute('type', 'email');
    expect(field('Password')).toHaveAttribute('type', 'password');
    await user.type(field('Email'), 'ada');
    expect(field('Email')).toBeInvalid();
  });

  it('should have autocomplete attributes for the current and a new password', async () => {
    const { user } = await renderAt('/login');
    expect(field('Email')).toHaveAttribute('autocomplete', 'email');
    expect(field('Password')).toHaveAttribute('autocomplete', 'current-password');
    await user.click(toSignUp());
    expect(field('Name')).toHaveAttribute('autocomplete', 'name');
    expect(field('Password')).toHaveAttribute('autocomplete', 'new-password');
  });

  it('should not write typed text to the state, the storages, the URL or the history', async () => {
    const { user, store } = await renderAt('/login');
    const before = store.getState();
    await user.type(field('Email'), EMAIL);
    await user.type(field('Password'), PASSWORD);
    expect(store.getState()).toBe(before);
    await user.click(toSignUp());
    await user.type(field('Name'), NAME);
    const stored = JSON.stringify([
      store.getState(),
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      window.location.href,
      window.history.state,
    ]);
    for (const secret of [EMAIL, PASSWORD, NAME]) expect(stored).not.toContain(secret);
  });

  it('should clear the fields when the user leaves the page', async () => {
    const { user, router } = await renderAt('/login');
    await user.type(field('Password'), PASSWORD);
    await user.click(header().getByRole('link', { name: 'WEFT' }));
    await heading('Latest Arrivals');
    void router.navigate(-1);
    await heading('Login');
    expect(field('Password')).toHaveValue('');
  });

  it.each(['Login', 'Sign Up'])(
    'should prevent the submission of the %s form and change nothing',
    async (mode) => {
      const { user, store } = await renderAt('/login');
      if (mode === 'Sign Up') {
        await user.click(toSignUp());
        await user.type(field('Name'), NAME);
      }
      await user.type(field('Email'), EMAIL);
      await user.type(field('Password'), PASSWORD);
      const before = store.getState();
      const { prevented, end } = watchSubmits();
      await user.click(main().getByRole('button', { name: mode }));
      end();
      expect(prevented).toEqual([true]);
      expect(store.getState()).toBe(before);
      expect(h1()).toHaveTextContent(mode);
      expect(field('Email')).toHaveValue(EMAIL);
      expect(window.location.href).toBe('http://localhost/login');
    },
  );

  it('should not submit blank required fields', async () => {
    const { user } = await renderAt('/login');
    const { prevented, end } = watchSubmits();
    await user.click(main().getByRole('button', { name: 'Login' }));
    end();
    expect(prevented).toEqual([]);
  });

  it('should link to the contact page for a forgotten password', async () => {
    const { user } = await renderAt('/login');
    await user.click(main().getByRole('link', { name: 'Forget your password?' }));
    expect(await heading('Contact us')).toBeVisible();
  });
});
