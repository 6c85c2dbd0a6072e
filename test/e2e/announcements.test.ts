import type { Page } from 'playwright-core';
import { COAT } from '../support/browser/pages';
import { userActions } from '../support/browser/userActions';
import { reload, twoFrames, until } from '../support/browser/waitFor';
import { addToCart, totalOf, waitForBadge } from './support/actions';
import { visit } from './support/visit';

/** Records the text of live regions when it changes. */
const record = () => {
  const announced: string[] = [];
  const LIVE =
    '[role="status"], [role="alert"], [aria-live]:not([aria-live="off"])';
  const onChange = (changes: readonly MutationRecord[]) => {
    // Several changes in one task are one announcement.
    const regions = new Set<Element>();
    for (const { target, addedNodes } of changes) {
      const at = target instanceof Element ? target : target.parentElement;
      const region = at?.closest(LIVE);
      // Screen readers ignore regions that are not rendered.
      if (region?.checkVisibility()) regions.add(region);
      // An alert is announced when it is inserted, a status only when it
      // changes.
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        const alert = node.parentElement?.querySelector('[role="alert"]');
        if (alert && node.contains(alert)) regions.add(alert);
      }
    }
    for (const region of regions) {
      const text = region.textContent.trim();
      if (text) announced.push(text);
    }
    document.documentElement.dataset['announced'] = announced.join('\n');
  };
  new MutationObserver(onChange).observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
  });
};

const announcements = async (page: Page): Promise<string[]> => {
  const text = await page.evaluate(
    () => document.documentElement.dataset['announced'] ?? '',
  );
  return text.split('\n').filter(Boolean);
};

it('should announce each change once, and nothing on load', async () => {
  const page = await visit(COAT.path);
  const user = userActions(page);
  await addToCart(page, 'M');
  await waitForBadge(page, 1);
  await page.addInitScript(
    `document.addEventListener('DOMContentLoaded', ${record.toString()})`,
  );
  await reload(page);
  await waitForBadge(page, 1);
  expect(await announcements(page)).toEqual([]);

  const expected: string[] = [];
  const expectAfter = async (action: Promise<unknown>, text: string) => {
    await action;
    expected.push(text);
    await until('it is announced', async () => {
      const { length } = await announcements(page);
      return length >= expected.length;
    });
    await twoFrames(page);
    expect(await announcements(page)).toEqual(expected);
  };
  await expectAfter(user.addToCart(), 'Select Product Size');
  await expectAfter(user.addToCart(), 'Select Product Size');
  await expectAfter(addToCart(page, 'M'), 'Items in cart: 2');
  await expectAfter(addToCart(page, 'L'), 'Items in cart: 3');
  await expectAfter(user.goToCollections(), 'Collections · Weft');
  await expectAfter(user.tick('Women'), '19 products');
  await expectAfter(user.goToCart(), 'Cart · Weft');
  await user.remove(`${COAT.name}, size L`);
  const total = await totalOf(page, 'Total');
  await expectAfter(waitForBadge(page, 2), `Items in cart: 2. Total: ${total}`);
});
