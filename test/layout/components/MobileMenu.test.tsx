import {
  arrives,
  dialog,
  goBack,
  press,
  renderAt,
  screen,
  textsOf,
  user,
  within,
} from '../../support';

it('should link to every page, mark the current one, and close, also on Back', async () => {
  await renderAt('/about');
  const expectClosed = () => expect(screen.queryByRole('dialog')).toBeNull();
  const currentLink = () =>
    dialog('Menu').getByRole('link', { current: 'page' });

  await press('Menu');
  const links = within(dialog('Menu').getByRole('navigation')).getAllByRole(
    'link',
  );
  expect(textsOf(links)).toEqual([
    'HOME',
    'COLLECTIONS',
    'Women',
    'Men',
    'Kids',
    'Reduced',
    'ABOUT',
    'CONTACT',
    'My profile',
    'Orders',
    'Logout',
  ]);
  expect(currentLink()).toHaveTextContent('ABOUT');
  await user.click(dialog('Menu').getByRole('link', { name: 'Orders' }));
  expectClosed();
  expect(await arrives('My Orders')).toHaveFocus();

  await press('Menu');
  expect(currentLink()).toHaveTextContent('Orders');
  await user.click(currentLink());
  expectClosed();
  await press('Menu');
  await goBack('About us');
  expectClosed();
});
