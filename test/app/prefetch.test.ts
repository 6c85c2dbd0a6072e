import { prefetchOnIntent } from '../../src/app/prefetch';
import { loadPage } from '../../src/app/routes';
import { srcSetOf } from '../../src/shop/images';
import { productPath } from '../../src/features/navigation/paths';
import { createStore } from '../../src/app/store';
import { SHIRT } from '../support/productIds';
import { theProduct } from '../support/pageHelpers';

describe('prefetchOnIntent', () => {
  const fetched = jest.spyOn(HTMLImageElement.prototype, 'srcset', 'set');
  let stop: () => void;
  beforeEach(() => {
    fetched.mockClear();
    stop = prefetchOnIntent(createStore());
  });
  afterEach(() => stop());

  const prefetchBy = async (type: string, href: string) => {
    document.body.innerHTML = `<a href="${href}"><span>link</span></a>`;
    document.querySelector('span')?.dispatchEvent(new Event(type, { bubbles: true }));
    await loadPage('/product/any');
    await Promise.resolve();
    return fetched.mock.calls.flat();
  };

  it.each(['pointerover', 'focusin'])('should load the first image of a product on %s', async (type) => {
    expect(await prefetchBy(type, productPath(SHIRT))).toEqual(
      theProduct(SHIRT).image.slice(0, 1).map(srcSetOf),
    );
  });

  it.each(['/Collections', '/product/none', 'https://elsewhere.example/product/' + SHIRT])(
    'should load no image for %s',
    async (href) => {
      expect(await prefetchBy('pointerover', href)).toEqual([]);
    },
  );
});
