import { COAT, PAGES } from '../../support/browser/pages';
import { cardsOutside } from '../support/boxes';
import { load, PHONE, visit } from '../support/visit';

it('should show all cards in a narrow window with a mouse', async () => {
  const page = await visit(PAGES.home.path);
  for (const path of [PAGES.home.path, COAT.path]) {
    await load(page, path);
    for (const width of [320, 853]) {
      await page.setViewportSize({ width, height: 700 });
      expect([path, width, await cardsOutside(page)]).toEqual([
        path,
        width,
        [],
      ]);
    }
  }
});

it('should keep one row, which a finger scrolls, on a phone', async () => {
  const page = await visit(PAGES.home.path, PHONE);
  expect(await cardsOutside(page)).not.toEqual([]);
});
