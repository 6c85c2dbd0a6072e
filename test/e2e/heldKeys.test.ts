import type { Locator, Page } from 'playwright-core';
import { COAT } from '../support/browser/pages';
import { userActions } from '../support/browser/userActions';
import { twoFrames } from '../support/browser/waitFor';
import { waitForBadge } from './support/actions';
import { lightbox } from './support/gallery';
import { visit } from './support/visit';

const REPEATS = 6;

/** Holds Enter on a control: the browser repeats `keydown`. */
const hold = async (control: Locator) => {
  const page = control.page();
  await control.focus();
  for (let i = 0; i < REPEATS; i++) {
    await page.keyboard.down('Enter');
    await twoFrames(page);
  }
  await page.keyboard.up('Enter');
  await twoFrames(page);
};

const button = (part: Page | Locator, name: string | RegExp) =>
  part.getByRole('button', { name, exact: true });

it('should add one piece, remove one line and restore it by a held Enter, and close a dialog once', async () => {
  const page = await visit(COAT.path);
  const user = userActions(page);
  await hold(button(page, 'Zoom in'));
  await lightbox(page).waitFor();
  await hold(button(lightbox(page), 'Close'));
  expect(await lightbox(page).count()).toBe(0);

  await user.chooseSize('M');
  await hold(button(page, 'ADD TO CART'));
  await waitForBadge(page, 1);

  await user.goToCart();
  const remove = button(page, /^Remove/);
  const undo = button(page, /^Undo/);
  await hold(remove);
  expect([await remove.count(), await undo.count()]).toEqual([0, 1]);
  await hold(undo);
  expect([await remove.count(), await undo.count()]).toEqual([1, 0]);
});

it('should remove one filter, and open and close the search bar by a held Enter', async () => {
  const page = await visit(
    '/Collections?category=Men&category=Women&type=Topwear',
  );
  const chips = button(page, /^Remove/);
  await hold(chips.first());
  expect(await chips.count()).toBe(2);

  const field = page.getByRole('searchbox');
  await hold(button(page, 'Search'));
  expect(await field.count()).toBe(1);
  await hold(button(page, 'Close search'));
  expect(await field.count()).toBe(0);
});
