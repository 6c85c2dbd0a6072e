import type { Page } from 'playwright-core';
import { COAT, PAGES } from '../support/browser/pages';
import { arrives, reload } from '../support/browser/waitFor';
import { headerLink, sizeOption } from './support/controls';
import { delay } from './support/slowScript';
import { visit } from './support/visit';

const BAR = '[role=progressbar]';

type Trigger = 'click' | 'popstate';

/**
 * Records whether the bar is shown before a timer of 150 ms from an event of
 * the window. A timer, because a busy machine delays both.
 */
const watchBar = (page: Page, trigger: Trigger) =>
  page.evaluate(
    ([type, bar]) => {
      const { dataset } = document.documentElement;
      const late = () =>
        requestAnimationFrame(() => (dataset[type] ??= 'late'));
      const onChange = () => {
        if (document.querySelector(bar)) dataset[type] ??= 'shown';
      };
      window.addEventListener(type, () => setTimeout(late, 150), true);
      new MutationObserver(onChange).observe(document.body, {
        childList: true,
        subtree: true,
      });
    },
    [trigger, BAR] as const,
  );

const isBusy = (page: Page) => page.getByRole('main').getAttribute('aria-busy');

/** Expects the bar in time, above the page of the coat and its chosen size. */
const expectBar = async (page: Page, trigger: Trigger) => {
  await page.locator(BAR).waitFor();
  const shown = await page.locator('html').getAttribute(`data-${trigger}`);
  expect(shown).toBe('shown');
  expect(await isBusy(page)).toBe('true');
  await arrives(page, COAT.name);
  expect(await sizeOption(page, 'M').isChecked()).toBe(true);
};

const expectNoBar = async (page: Page) => {
  expect(await page.locator(BAR).count()).toBe(0);
  expect(await isBusy(page)).toBe(null);
};

it('should show the loading bar above the previous page within 150 ms', async () => {
  const page = await visit(PAGES.collections.path);
  await page.getByRole('link', { name: COAT.name }).first().click();
  await arrives(page, COAT.name);
  // In the new document, the chunk of the list is not loaded.
  await reload(page);
  const releaseList = await delay(page, /\/assets\/collections\./);
  await sizeOption(page, 'M').check();
  await watchBar(page, 'popstate');
  await page.goBack();
  await expectBar(page, 'popstate');
  releaseList();
  await arrives(page, PAGES.collections.heading);
  await expectNoBar(page);

  await page.goForward();
  await arrives(page, COAT.name);
  const releaseAbout = await delay(page, /\/assets\/about\./);
  await sizeOption(page, 'M').check();
  await watchBar(page, 'click');
  await headerLink(page, 'ABOUT').click();
  await expectBar(page, 'click');
  releaseAbout();
  await arrives(page, PAGES.about.heading);
  await expectNoBar(page);
});
