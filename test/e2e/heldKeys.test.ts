import type { Locator } from 'playwright-core';
import { COAT } from '../support/browser/pages';
import { userActions } from '../support/browser/userActions';
import { twoFrames } from '../support/browser/waitFor';
import { waitForBadge } from './support/actions';
import { button } from './support/controls';
import { lightbox, zoomIn } from './support/gallery';
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

it('should act once for a held Enter', async () => {
  const page = await visit(COAT.path);
  const user = userActions(page);
  await hold(zoomIn(page));
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
