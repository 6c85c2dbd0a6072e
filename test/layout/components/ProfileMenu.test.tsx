import {
  act,
  arrives,
  createEvent,
  fireEvent,
  header,
  link,
  renderAt,
  user,
} from '../../support';

// e2e/buying/hover.test.ts opens the menu, and e2e/everyone/focus.test.ts closes it by Esc.
it.each([
  ['My profile', '/login', 'Login'],
  ['Orders', '/orders', 'My Orders'],
  ['Logout', '/login', 'Login'],
])(
  'should link by %s to %s, and keep the focus when it is selected again',
  async (name, path, title) => {
    await renderAt('/about');
    const menuLink = header().getByRole('link', { name, hidden: true });
    await user.click(menuLink);
    expect(await arrives(title)).toHaveFocus();
    expect(window.location.pathname).toBe(path);
    act(() => menuLink.focus());
    await user.keyboard('{Enter}');
    expect(link('Profile')).toHaveFocus();
  },
);

it('should open at a tap, and not where a scroll ends', async () => {
  await renderAt('/about');
  const icon = link('Profile');
  fireEvent(icon, createEvent.touchEnd(icon, { cancelable: false }));
  expect(icon).not.toHaveFocus();
  fireEvent.touchEnd(icon);
  expect(icon).toHaveFocus();
});
