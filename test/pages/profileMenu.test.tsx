import { fireEvent } from '@testing-library/react';
import { renderAt } from '../support/renderAt';
import { expectFocusKept, header, heading, main, tap } from './shop';

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

describe('the profile menu', () => {
  it('is closed at first', async () => {
    await renderAt('/');
    expectClosed();
  });

  it('opens on hover, and closes when the pointer leaves', async () => {
    const { user } = await renderAt('/');
    await user.hover(icon());
    expectOpen();
    await user.hover(item('Orders'));
    expectOpen();
    await user.hover(header().getByRole('link', { name: 'WEFT' }));
    expectClosed();
  });

  it('opens on keyboard focus, and closes when focus goes on', async () => {
    const { user } = await renderAt('/');
    header().getByRole('button', { name: 'Search' }).focus();
    await user.tab();
    expect(icon()).toHaveFocus();
    expectOpen();
    for (const name of OPEN) {
      await user.tab();
      expect(item(name)).toHaveFocus();
      expectOpen();
    }
    await user.tab();
    expectClosed();
    expectFocusKept();
  });

  it('closes when focus goes back, too', async () => {
    const { user } = await renderAt('/');
    header().getByRole('button', { name: 'Search' }).focus();
    await user.tab();
    await user.tab({ shift: true });
    expectClosed();
  });

  it('closes on Esc, which gives focus back to the icon', async () => {
    const { user } = await renderAt('/');
    header().getByRole('button', { name: 'Search' }).focus();
    await user.tab();
    await user.tab();
    await user.keyboard('{Escape}');
    expectClosed();
    expect(icon()).toHaveFocus();
    await user.tab();
    expectClosed();
    expect(header().getByRole('link', { name: 'Cart' })).toHaveFocus();
  });

  it('closes on Esc when a pointer has opened it', async () => {
    const { user } = await renderAt('/');
    await user.hover(icon());
    expectOpen();
    await user.keyboard('{Escape}');
    expectClosed();
  });

  it('opens on a tap, in place of following the link', async () => {
    await renderAt('/');
    tap(icon());
    expectOpen();
    expect(main().getByRole('heading', { level: 1, name: 'Latest Arrivals' })).toBeVisible();
  });

  it('opens on a tap where a browser does not say of a click that a finger made it', async () => {
    await renderAt('/');
    fireEvent(icon(), new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch' }));
    fireEvent.click(icon());
    expect(await heading('Latest Arrivals')).toBeVisible();
    expectOpen();
  });

  it('leads to the login page by a second tap', async () => {
    await renderAt('/');
    tap(icon());
    tap(icon());
    expect(await heading('Login')).toBeVisible();
    expectClosed();
  });

  it('leads by its icon to the login page', async () => {
    const { user } = await renderAt('/');
    await user.click(icon());
    expect(await heading('Login')).toBeVisible();
  });

  it('leads by its icon and Enter to the login page', async () => {
    const { user } = await renderAt('/');
    header().getByRole('button', { name: 'Search' }).focus();
    await user.tab();
    await user.keyboard('{Enter}');
    expect(await heading('Login')).toHaveFocus();
    expectClosed();
  });

  it.each([
    ['My profile', '/login', 'Login'],
    ['Orders', '/orders', 'My Orders'],
    ['Logout', '/login', 'Login'],
  ])('leads by %s to %s, and closes', async (name, to, title) => {
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
  ])('does not lose focus when %s is chosen on %s itself', async (name, address) => {
    const { user } = await renderAt(address);
    header().getByRole('button', { name: 'Search' }).focus();
    await user.tab();
    item(name).focus();
    await user.keyboard('{Enter}');
    expectClosed();
    expectFocusKept();
  });
});
