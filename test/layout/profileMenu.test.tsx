import { fireEvent } from '@testing-library/react';
import { renderAt } from '../support/renderAt';
import {
  expectFocusKept,
  header,
  heading,
  main,
  tap,
} from '../support/pageHelpers';

const LINKS = ['My profile', 'Orders', 'Logout'];

const icon = () => header().getByRole('link', { name: 'Profile' });
const item = (name: string) => header().getByRole('link', { name });

const expectOpen = (isOpen: boolean) => {
  const shown = LINKS.filter(
    (name) => header().queryByRole('link', { name }) !== null,
  );
  expect(shown).toEqual(isOpen ? LINKS : []);
  expect(icon()).toHaveAttribute('aria-expanded', String(isOpen));
};

it('should close when the focus or the mouse leaves it, and on Escape after it was opened by a pointer', async () => {
  const { user } = await renderAt('/');
  header().getByRole('button', { name: 'Search' }).focus();
  await user.tab();
  expectOpen(true);
  await user.tab({ shift: true });
  expectOpen(false);
  await user.hover(icon());
  expectOpen(true);
  await user.unhover(icon());
  expectOpen(false);
  await user.hover(icon());
  expectOpen(true);
  await user.keyboard('{Control>}{Escape}{/Control}');
  expectOpen(true);
  await user.keyboard('{Escape}');
  expectOpen(false);
});

it.each(['touch', 'pen'])(
  'should open on tap (%s) without following the link, and open the login page on a second tap',
  async (pointerType) => {
    await renderAt('/');
    tap(icon(), pointerType);
    expectOpen(true);
    expect(
      main().getByRole('heading', { level: 1, name: 'Latest Arrivals' }),
    ).toBeVisible();
    tap(icon(), pointerType);
    expect(await heading('Login')).toBeVisible();
    expectOpen(false);
  },
);

it('should open on tap in a browser whose click events have no pointer type', async () => {
  await renderAt('/');
  fireEvent(
    icon(),
    new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch' }),
  );
  fireEvent.click(icon());
  expect(await heading('Latest Arrivals')).toBeVisible();
  expectOpen(true);
});

it.each([
  ['My profile', '/login', 'Login'],
  ['Orders', '/orders', 'My Orders'],
  ['Logout', '/login', 'Login'],
])(
  'should link by %s to %s, close, and keep the focus when it is selected again',
  async (name, to, title) => {
    const { user } = await renderAt('/');
    await user.hover(icon());
    await user.click(item(name));
    expect(await heading(title)).toHaveFocus();
    expect(window.location.pathname).toBe(to);
    expectOpen(false);
    header().getByRole('button', { name: 'Search' }).focus();
    await user.tab();
    item(name).focus();
    await user.keyboard('{Enter}');
    expectOpen(false);
    expectFocusKept();
  },
);
