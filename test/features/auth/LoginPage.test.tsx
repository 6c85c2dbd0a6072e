import {
  arrives,
  field,
  fireEvent,
  follow,
  formFields,
  goBack,
  goTo,
  h1,
  press,
  renderAt,
  screen,
  submissions,
  type,
  waitFor,
} from '../../support';

const EMAIL = 'ada@weft.example';
const PASSWORD = 'correct horse';
const NAME = 'Ada Lovelace';

it('should ask for an email and a password, and for a name to sign up, focus the new heading, and keep its form when the shopper skips to the content', async () => {
  await renderAt('/login');
  const expectForm = (heading: RegExp, password: string) => {
    expect(h1()).toHaveTextContent(heading);
    expect(formFields().slice(-2)).toEqual([
      'Email: email, autocomplete email, required',
      `Password: password, autocomplete ${password}-password, required`,
    ]);
  };
  expectForm(/^Login$/, 'current');
  expect(formFields()).toHaveLength(2);
  await press('Create an account');
  expect(h1()).toHaveFocus();
  expectForm(/^Sign Up$/, 'new');
  expect(formFields()[0]).toBe('Name: text, autocomplete name, required');
  // jsdom follows a link to a part of the page, with the event `popstate`.
  screen.getByRole('link', { name: 'Skip to the content' }).click();
  await waitFor(() => expect(window.location.hash).not.toBe(''));
  await waitFor(() => expect(document.querySelector('main')).toHaveFocus());
  expect(h1()).toHaveTextContent('Sign Up');
  await press('Login Here');
  expect(h1()).toHaveFocus();
  for (const name of ['Logout', 'My profile']) {
    await press('Create an account');
    await press('Menu');
    await follow(name);
    expect(h1()).toHaveTextContent('Login');
    expect(h1()).toHaveFocus();
  }
  await follow('Forget your password?');
  await arrives('Contact us');
});

it('should submit nothing, and store nothing that is typed', async () => {
  const store = await renderAt('/login');
  const before = store.getState();
  // A blank field is invalid once it was submitted, not when it is left.
  const invalid = () => [
    field('Email').ariaInvalid,
    field('Password').ariaInvalid,
  ];
  expect(invalid()).toEqual(['false', 'false']);
  fireEvent.blur(field('Email'));
  expect(invalid()).toEqual(['false', 'false']);
  await press('Login');
  expect(invalid()).toEqual(['true', 'true']);
  expect(field('Email')).toHaveFocus();
  expect(field('Password')).toHaveAccessibleDescription(/\w/);
  // The browser does not submit blank fields.
  expect(submissions).toEqual([]);

  await type('Email', EMAIL);
  await type('Password', PASSWORD);
  expect(invalid()).toEqual(['false', 'false']);
  await press('Login');
  expect(store.getState()).toBe(before);
  await press('Create an account');
  await type('Name', NAME);
  await press('Sign Up');
  expect(submissions).toEqual([true, true]);
  expect(window.location.href).toBe('http://localhost/login');

  const stored = JSON.stringify([
    store.getState(),
    Object.entries(localStorage),
    Object.entries(sessionStorage),
    window.history.state,
  ]);
  for (const secret of [EMAIL, PASSWORD, NAME])
    expect(stored).not.toContain(secret);

  await press('Login Here');
  expect(field('Email')).toHaveValue(EMAIL);
  expect(field('Password')).toHaveValue(PASSWORD);
  await goTo('/about');
  await goBack('Login');
  expect(field('Password')).toHaveValue('');
});
