import type { Page } from 'playwright-core';
import { COAT } from '../support/browser/pages';
import { arrives, untilHydrated } from '../support/browser/waitFor';
import { delay } from './support/slowScript';
import { visit } from './support/visit';
import { headerLink, sizeOption } from './support/controls';

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
      window.addEventListener(type, () => setTimeout(late, 150), true);
      new MutationObserver(() => {
        if (document.querySelector(bar)) dataset[type] ??= 'shown';
      }).observe(document.body, { childList: true, subtree: true });
    },
    [trigger, BAR] as const,
  );
const barAfter = (page: Page, trigger: Trigger) =>
  page.locator('html').getAttribute(`data-${trigger}`);

it('should show the loading bar within 150 ms of a click or Back, and keep the previous page', async () => {
  const page = await visit('/Collections');
  const expectBar = async (trigger: Trigger) => {
    await page.locator(BAR).waitFor();
    expect(await barAfter(page, trigger)).toBe('shown');
    expect(await page.getByRole('main').getAttribute('aria-busy')).toBe('true');
    expect(
      await page
        .getByRole('heading', { level: 1, name: COAT.name })
        .isVisible(),
    ).toBe(true);
    expect(await sizeOption(page, 'M').isChecked()).toBe(true);
  };
  const expectNoBar = async () => {
    expect(await page.locator(BAR).count()).toBe(0);
    expect(await page.getByRole('main').getAttribute('aria-busy')).toBe(null);
  };
  await page.getByRole('link', { name: COAT.name }).first().click();
  await arrives(page, COAT.name);
  // In the new document, the chunk of the list is not loaded.
  await page.reload();
  await untilHydrated(page);
  const releaseList = await delay(page, /\/assets\/collections\./);
  await sizeOption(page, 'M').check();
  await watchBar(page, 'popstate');
  await page.goBack();
  await expectBar('popstate');
  releaseList();
  await arrives(page, 'All Collections');
  await expectNoBar();

  await page.goForward();
  await arrives(page, COAT.name);
  const releaseAbout = await delay(page, /\/assets\/about\./);
  await sizeOption(page, 'M').check();
  await watchBar(page, 'click');
  await headerLink(page, 'ABOUT').click();
  await expectBar('click');
  releaseAbout();
  await arrives(page, 'About us');
  await expectNoBar();
});
