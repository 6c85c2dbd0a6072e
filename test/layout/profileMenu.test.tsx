import { fireEvent } from '@testing-library/react';
import { renderAt } from '../support/renderAt';
import { expectFocusKept, header, heading, main, tap } from '../support/pageHelpers';

const icon = () => header().getByRole('link', { name: 'Profile' });
const items = () =>
  ['My profile', 'Orders', 'Logout'].filter((name) => header().queryByRole('link', { name }) !== null);
const item = (name: string) => header().getByRole('link', { name });

const OPEN = ['My profile', 'Orders', 'Logout'];

const expectOpen = () => {
  expect(items()).toEqual(OPEN);
  expect(icon()).toHaveAttribute('aria-expanded', 'true');
};
const expectClosed = () => {
  expect(items()).toEqual([]);
  expect(icon()).toHaveAttribute('aria-expanded', 'false');
};

describe('profile menu', () => {
  it('should close when the focus moves backward', async () => {
    const { user } = await renderAt('/');
    header().getByRole('button', { name: 'Search' }).focus();
    await user.tab();
    await user.tab({ shift: true });
    expectClosed();
  });

  it('should close on Escape after it was opened by a pointer', async () => {
    const { user } = await renderAt('/');
    await user.hover(icon());
    expectOpen();
    await user.keyboard('{Escape}');
    expectClosed();
  });

  it('should open on tap without following the link', async () => {
    await renderAt('/');
    tap(icon());
    expectOpen();
    expect(main().getByRole('heading', { level: 1, name: 'Latest Arrivals' })).toBeVisible();
  });

  it('should open on tap in a browser whose click events have no pointer type', async () => {
    await renderAt('/');
    fireEvent(icon(), new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch' }));
    fireEvent.click(icon());
    expect(await heading('Latest Arrivals')).toBeVisible();
    expectOpen();
  });

  it('should open the login page on a second tap', async () => {
    await renderAt('/');
    tap(icon());
    tap(icon());
    expect(await heading('Login')).toBeVisible();
    expectClosed();
  });

  it.each([
    ['My profile', '/login', 'Login'],
    ['Orders', '/orders', 'My Orders'],
    ['Logout', '/login', 'Login'],
  ])('should link by %s to %s and close', async (name, to, title) => {
    const { user } = await renderAt('/');
    await user.hover(icon());
    await user.click(item(name));
    expect(await heading(title)).toHaveFocus();
    expect(window.location.pathname).toBe(to);
    expectClosed();
  });

  it.each([
    ['My profile', '/login'],
    ['Orders', '/orders'],
    ['Logout', '/login'],
  ])('should keep the focus when %s is selected on %s', async (name, url) => {
    const { user } = await renderAt(url);
    header().getByRole('button', { name: 'Search' }).focus();
    await user.tab();
    item(name).focus();
    await user.keyboard('{Enter}');
    expectClosed();
    expectFocusKept();
  });
});
