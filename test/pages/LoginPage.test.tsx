import { renderAt } from '../support/renderAt';
import { header, heading, main, watchSubmits } from './shop';

const EMAIL = 'ada@weft.example';
const PASSWORD = 'correct horse';
const NAME = 'Ada Lovelace';

const field = (label: string) => main().getByLabelText(label);
const toSignUp = () => main().getByRole('button', { name: 'Create an account' });
const toLogin = () => main().getByRole('button', { name: 'Login Here' });
const h1 = () => main().getByRole('heading', { level: 1 });

describe('the login page', () => {
  it('asks at first, to log in, for email and password', async () => {
    await renderAt('/login');
    expect(h1()).toHaveTextContent(/^Login$/);
    expect(field('Email')).toBeVisible();
    expect(field('Password')).toBeVisible();
    expect(main().queryByLabelText('Name')).not.toBeInTheDocument();
    expect(main().queryByRole('button', { name: 'Login Here' })).not.toBeInTheDocument();
  });

  it('asks for a name too, to sign up, and goes back', async () => {
    const { user } = await renderAt('/login');
    await user.click(toSignUp());
    expect(h1()).toHaveTextContent(/^Sign Up$/);
    expect(field('Name')).toBeVisible();
    expect(main().queryByRole('button', { name: 'Create an account' })).not.toBeInTheDocument();

    await user.click(toLogin());
    expect(h1()).toHaveTextContent(/^Login$/);
    expect(main().queryByLabelText('Name')).not.toBeInTheDocument();
  });

  it('keeps focus where the mode was switched', async () => {
    const { user } = await renderAt('/login');
    toSignUp().focus();
    await user.keyboard('{Enter}');
    expect(toLogin()).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(toSignUp()).toHaveFocus();
  });

  it('keeps the email and the password over the switch', async () => {
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

  it('must have every field, and an email of email type', async () => {
    const { user } = await renderAt('/login');
    await user.click(toSignUp());
    for (const label of ['Name', 'Email', 'Password']) expect(field(label)).toBeRequired();
    expect(field('Email')).toHaveAttribute('type', 'email');
    expect(field('Password')).toHaveAttribute('type', 'password');
    await user.type(field('Email'), 'ada');
    expect(field('Email')).toBeInvalid();
  });

  it('tells the browser which password it is', async () => {
    const { user } = await renderAt('/login');
    expect(field('Email')).toHaveAttribute('autocomplete', 'email');
    expect(field('Password')).toHaveAttribute('autocomplete', 'current-password');
    await user.click(toSignUp());
    expect(field('Name')).toHaveAttribute('autocomplete', 'name');
    expect(field('Password')).toHaveAttribute('autocomplete', 'new-password');
  });

  it('puts nothing that is typed into the state, the storage, the address or the history', async () => {
    const { user, store } = await renderAt('/login');
    const before = store.getState();
    await user.type(field('Email'), EMAIL);
    await user.type(field('Password'), PASSWORD);
    expect(store.getState()).toBe(before);
    await user.click(toSignUp());
    await user.type(field('Name'), NAME);
    const held = JSON.stringify([
      store.getState(),
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      window.location.href,
      window.history.state,
    ]);
    for (const secret of [EMAIL, PASSWORD, NAME]) expect(held).not.toContain(secret);
  });

  it('forgets what was typed when the shopper leaves', async () => {
    const { user, router } = await renderAt('/login');
    await user.type(field('Password'), PASSWORD);
    await user.click(header().getByRole('link', { name: 'WEFT' }));
    await heading('Latest Arrivals');
    void router.navigate(-1);
    await heading('Login');
    expect(field('Password')).toHaveValue('');
  });

  it.each(['Login', 'Sign Up'])('prevents the default of sending %s, and does nothing else', async (mode) => {
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
  });

  it('does not send what is not filled in', async () => {
    const { user } = await renderAt('/login');
    const { prevented, end } = watchSubmits();
    await user.click(main().getByRole('button', { name: 'Login' }));
    end();
    expect(prevented).toEqual([]);
  });

  it('leads those who forgot to the contact page', async () => {
    const { user } = await renderAt('/login');
    await user.click(main().getByRole('link', { name: 'Forget your password?' }));
    expect(await heading('Contact us')).toBeVisible();
  });
});

describe('Logout', () => {
  it.each(['/', '/login'])('is an event of its own, at %s', async (address) => {
    const { user } = await renderAt(address);
    await user.hover(header().getByRole('link', { name: 'Profile' }));
    await user.click(header().getByRole('link', { name: 'Logout' }));
    expect(await heading('Login')).toBeVisible();
    expect(window.weft?.session()).toContain('authUi/loggedOut');
  });

  it('on the login page in Sign Up mode goes back to Login', async () => {
    const { user } = await renderAt('/login');
    await user.click(toSignUp());
    await user.hover(header().getByRole('link', { name: 'Profile' }));
    await user.click(header().getByRole('link', { name: 'Logout' }));
    expect(await heading('Login')).toBeVisible();
    expect(window.location.pathname).toBe('/login');
  });

  it('on the login page in Login mode stays there', async () => {
    const { user } = await renderAt('/login');
    await user.hover(header().getByRole('link', { name: 'Profile' }));
    await user.click(header().getByRole('link', { name: 'Logout' }));
    expect(await heading('Login')).toBeVisible();
  });

  it('from another page leads to Login, even when Sign Up was left open', async () => {
    const { user } = await renderAt('/login');
    await user.click(toSignUp());
    await user.click(main().getByRole('link', { name: 'Forget your password?' }));
    await heading('Contact us');
    await user.hover(header().getByRole('link', { name: 'Profile' }));
    await user.click(header().getByRole('link', { name: 'Logout' }));
    expect(await heading('Login')).toBeVisible();
  });
});
