import type { Locator } from 'playwright-core';
import { COAT } from '../support/browser/pages';
import { PHONE } from './support/devices';
import { visit } from './support/visit';
import { headerLink } from './support/controls';

const styleOf = (
  part: Locator,
  property: 'backgroundColor' | 'textDecorationLine',
) =>
  part.evaluate((element, name) => getComputedStyle(element)[name], property);

it('should leave no hover style on what was tapped', async () => {
  const login = await visit('/login', PHONE);
  const button = login.getByRole('main').getByRole('button', { name: 'Login' });
  await button.tap();
  await login.locator('button:hover').waitFor();
  expect(await styleOf(button, 'backgroundColor')).toBe('rgb(29, 27, 25)');

  const list = await visit('/Collections', PHONE);
  await list.getByRole('button', { name: 'Filter' }).tap();
  const women = list.getByRole('dialog').getByText('Women');
  await women.tap();
  await list
    .getByRole('button', { name: 'Filter (1)', includeHidden: true })
    .waitFor();
  expect(await styleOf(women, 'textDecorationLine')).toBe('none');
});

it('should show where the mouse is', async () => {
  const page = await visit(COAT.path);
  const add = page.getByRole('button', { name: 'ADD TO CART' });
  await add.hover();
  expect(await styleOf(add, 'backgroundColor')).toBe('rgba(0, 0, 0, 0)');
  const about = headerLink(page, 'ABOUT');
  expect(await styleOf(about, 'textDecorationLine')).toBe('none');
  await about.hover();
  expect(await styleOf(about, 'textDecorationLine')).toBe('underline');
});
