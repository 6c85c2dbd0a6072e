import { COAT, PAGES } from '../support/browser/pages';
import { PHONE } from './support/devices';
import { visit } from './support/visit';

/** The cards and tiles that begin or end outside the window. */
const outside = (): (string | null)[] =>
  [...document.querySelectorAll('main li')]
    .filter((item) => item.querySelector('img'))
    .filter((item) => {
      const { left, right } = item.getBoundingClientRect();
      return left < -1 || right > document.documentElement.clientWidth + 1;
    })
    .map((item) => item.textContent);

const WIDTHS = [320, 600, 853];

it.each([PAGES.home.path, COAT.path])(
  'should show all cards of %s in a narrow window with a mouse',
  async (path) => {
    const page = await visit(path);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 700 });
      expect([width, await page.evaluate(outside)]).toEqual([width, []]);
    }
  },
);

it('should keep one row, which a finger scrolls, on a phone', async () => {
  const page = await visit(PAGES.home.path, PHONE);
  expect((await page.evaluate(outside)).length).toBeGreaterThan(0);
});
