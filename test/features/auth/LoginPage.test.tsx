import { renderAt } from '../../support/renderAt';
import {
  button,
  header,
  heading,
  link,
  logo,
  main,
  watchSubmits,
} from '../../support/pageHelpers';

const EMAIL = 'ada@weft.example';
const PASSWORD = 'correct horse';
const NAME = 'Ada Lovelace';

const field = (label: string) => main().getByLabelText(label);
const h1 = () => main().getByRole('heading', { level: 1 });

it('should have fields for both modes, required and filled by the browser, and a link for a forgotten password', async () => {
  const { user } = await renderAt('/login');
  expect(h1()).toHaveTextContent(/^Login$/);
  expect(main().queryByLabelText('Name')).not.toBeInTheDocument();
  expect(field('Password')).toHaveAttribute('autocomplete', 'current-password');
  await user.click(button('Create an account'));
  expect(h1()).toHaveTextContent(/^Sign Up$/);
  expect(
    main().queryByRole('button', { name: 'Create an account' }),
  ).not.toBeInTheDocument();
  for (const [label, type, autocomplete] of [
    ['Name', 'text', 'name'],
    ['Email', 'email', 'email'],
    ['Password', 'password', 'new-password'],
  ] as const) {
    expect(field(label)).toBeVisible();
    expect(field(label)).toBeRequired();
    expect(field(label)).toHaveProperty('type', type);
    expect(field(label)).toHaveAttribute('autocomplete', autocomplete);
  }
  await user.type(field('Email'), 'ada');
  expect(field('Email')).toHaveProperty('validity.valid', false);
  await user.click(button('Login Here'));
  await user.click(link('Forget your password?'));
  expect(await heading('Contact us')).toBeVisible();
});

it('should focus the new heading when its form changes, also by Logout', async () => {
  const { user } = await renderAt('/login');
  expect(h1()).not.toHaveFocus();
  await user.click(button('Create an account'));
  expect(h1()).toHaveTextContent('Sign Up');
  expect(h1()).toHaveFocus();
  await user.click(button('Login Here'));
  expect(h1()).toHaveTextContent('Login');
  expect(h1()).toHaveFocus();
  await user.click(button('Create an account'));
  await user.hover(header().getByRole('link', { name: 'Profile' }));
  await user.click(header().getByRole('link', { name: 'Logout' }));
  expect(h1()).toHaveTextContent('Login');
  expect(h1()).toHaveFocus();
});

it('should call no field invalid before it was left or submitted', async () => {
  const { user } = await renderAt('/login');
  const marks = () =>
    ['Email', 'Password'].map((label) =>
      field(label).getAttribute('aria-invalid'),
    );
  expect(marks()).toEqual(['false', 'false']);
  await user.type(field('Email'), 'ada');
  expect(marks()).toEqual(['false', 'false']);
  await user.tab();
  // The browser decides.
  expect(marks()).toEqual([null, 'false']);
  await user.click(button('Login'));
  expect(marks()).toEqual([null, null]);
});

it('should submit nothing, and keep the text out of the state, the storages, the URL and the history', async () => {
  const { user, store } = await renderAt('/login');
  const { prevented, end } = watchSubmits();
  // The fields are blank.
  await user.click(button('Login'));
  expect(prevented).toEqual([]);

  const before = store.getState();
  await user.type(field('Email'), EMAIL);
  await user.type(field('Password'), PASSWORD);
  await user.click(button('Login'));
  expect(store.getState()).toBe(before);
  await user.click(button('Create an account'));
  expect(field('Password')).toHaveValue(PASSWORD);
  await user.type(field('Name'), NAME);
  const signingUp = store.getState();
  await user.click(button('Sign Up'));
  end();
  expect(prevented).toEqual([true, true]);
  expect(store.getState()).toBe(signingUp);
  expect(h1()).toHaveTextContent('Sign Up');
  expect(window.location.href).toBe('http://localhost/login');
  const stored = JSON.stringify([
    signingUp,
    Object.entries(localStorage),
    Object.entries(sessionStorage),
    window.history.state,
  ]);
  for (const secret of [EMAIL, PASSWORD, NAME])
    expect(stored).not.toContain(secret);

  await user.click(button('Login Here'));
  expect(field('Email')).toHaveValue(EMAIL);
  expect(field('Password')).toHaveValue(PASSWORD);
});

it('should clear the fields when the user leaves the page', async () => {
  const { user, router } = await renderAt('/login');
  await user.type(field('Password'), PASSWORD);
  await user.click(logo());
  await heading('Latest Arrivals');
  void router.navigate(-1);
  await heading('Login');
  expect(field('Password')).toHaveValue('');
});
