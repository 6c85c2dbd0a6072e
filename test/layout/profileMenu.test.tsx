import { fireEvent, screen } from '@testing-library/react';
import { renderAt } from '../support/renderAt';
import {
  arrives,
  button,
  follow,
  h1,
  link,
  textsOf,
  user,
} from '../support/shopper';

const icon = () => link('Profile');

const expectOpen = (isOpen: boolean) => {
  const names = /^(My profile|Orders|Logout)$/;
  const links = screen.queryAllByRole('link', { name: names });
  const expected = isOpen ? ['My profile', 'Orders', 'Logout'] : [];
  expect(textsOf(links)).toEqual(expected);
  expect(icon()).toHaveAttribute('aria-expanded', String(isOpen));
};

it('should close when the focus or the mouse leaves it, and on Escape after it was opened by a pointer', async () => {
  await renderAt('/orders');
  button('Search').focus();
  await user.tab();
  expectOpen(true);
  await user.tab({ shift: true });
  expectOpen(false);
  await user.hover(icon());
  expectOpen(true);
  await user.unhover(icon());
  expectOpen(false);
  await user.hover(icon());
  await user.keyboard('{Control>}{Escape}{/Control}');
  expectOpen(true);
  await user.keyboard('{Escape}');
  expectOpen(false);
});

it.each(['touch', 'pen'])(
  'should open on tap (%s) without following the link, and open the login page on a second tap',
  async (pointerType) => {
    await renderAt('/orders');
    const tap = () => {
      const pointer = { pointerType };
      fireEvent.pointerOver(icon(), pointer);
      fireEvent.pointerDown(icon(), pointer);
      fireEvent.pointerUp(icon(), pointer);
      fireEvent.pointerOut(icon(), pointer);
      // Not every browser gives a click event the type of its pointer.
      fireEvent.click(icon());
    };
    tap();
    expectOpen(true);
    expect(h1()).toHaveTextContent('My Orders');
    tap();
    await arrives('Login');
    expectOpen(false);
  },
);

it.each([
  ['My profile', '/login', 'Login'],
  ['Orders', '/orders', 'My Orders'],
  ['Logout', '/login', 'Login'],
])(
  'should link by %s to %s, close, and keep the focus when it is selected again',
  async (name, path, title) => {
    await renderAt('/about');
    await user.hover(icon());
    await follow(name);
    expect(await arrives(title)).toHaveFocus();
    expect(window.location.pathname).toBe(path);
    expectOpen(false);
    button('Search').focus();
    await user.tab();
    link(name).focus();
    await user.keyboard('{Enter}');
    expectOpen(false);
    expect(icon()).toHaveFocus();
  },
);
