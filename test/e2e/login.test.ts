import { arrives } from '../support/browser/waitFor';
import { toUrl, visit } from './support/visit';

it('should switch between Login and Sign Up and keep the typed text', async () => {
  const page = await visit('/login');
  await arrives(page, 'Login');
  expect(await page.getByLabel('Name').count()).toBe(0);
  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByLabel('Password').fill('a secret');

  await page.getByText('Create an account').click();
  await arrives(page, 'Sign Up');
  await page.getByLabel('Name').fill('Ada');
  expect(await page.getByLabel('Email').inputValue()).toBe('ada@example.com');
  expect(await page.getByLabel('Password').inputValue()).toBe('a secret');

  await page.getByText('Login Here').click();
  await arrives(page, 'Login');
  expect(await page.getByLabel('Password').inputValue()).toBe('a secret');
});

it('should require every field and stay on the page when the form is submitted', async () => {
  const page = await visit('/login');
  await page.getByText('Create an account').click();
  for (const label of ['Name', 'Email', 'Password']) {
    expect(await page.getByLabel(label).getAttribute('required')).not.toBeNull();
  }
  expect(await page.getByLabel('Email').getAttribute('type')).toBe('email');
  await page.getByLabel('Name').fill('Ada');
  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByLabel('Password').fill('a secret');
  await page.keyboard.press('Enter');
  expect(toUrl(page)).toBe('/login');
  expect(await page.getByLabel('Password').inputValue()).toBe('a secret');
});

it('should link to the contact page for a forgotten password', async () => {
  const page = await visit('/login');
  await page.getByRole('link', { name: 'Forget your password?' }).click();
  await arrives(page, 'Contact us');
});

it('should return to Login mode after Logout and after navigation', async () => {
  const page = await visit('/login');
  await page.getByText('Create an account').click();
  await page.getByRole('link', { name: 'Profile' }).hover();
  await page.getByRole('link', { name: 'Logout' }).click();
  await arrives(page, 'Login');
  await page.getByText('Create an account').click();
  await page.getByRole('link', { name: 'HOME', exact: true }).click();
  await arrives(page, 'Latest Arrivals');
  await page.goBack();
  await arrives(page, 'Login');
});
