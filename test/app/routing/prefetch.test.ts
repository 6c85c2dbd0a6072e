import { prefetchOnIntent } from '../../../src/app/routing/prefetch';
import { loadPage } from '../../../src/app/routing/routes';
import { srcSetOf } from '../../../src/shop/images';
import { productPath } from '../../../src/features/navigation/paths';
import { createStore } from '../../../src/app/store';
import { SHIRT } from '../../support/productIds';
import { saveData } from '../../support/saveData';
import { theProduct } from '../../support/pageHelpers';

const IMAGES = theProduct(SHIRT).image.slice(0, 1).map(srcSetOf);

it.each([
  [
    'the first image of a product on hover',
    'pointerover',
    productPath(SHIRT),
    IMAGES,
  ],
  [
    'the first image of a product on focus',
    'focusin',
    productPath(SHIRT),
    IMAGES,
  ],
  ['no image of an unknown product', 'pointerover', '/product/none', []],
  [
    'no image for a link to another site',
    'pointerover',
    `https://elsewhere.example/product/${SHIRT}`,
    [],
  ],
])('should load %s', async (_, type, href, expected) => {
  const fetched = jest
    .spyOn(HTMLImageElement.prototype, 'srcset', 'set')
    .mockClear();
  const stop = prefetchOnIntent(createStore());
  document.body.innerHTML = `<a href="${href}"><span>link</span></a>`;
  document
    .querySelector('span')
    ?.dispatchEvent(new Event(type, { bubbles: true }));
  await loadPage('/product/any');
  await Promise.resolve();
  expect(fetched.mock.calls.flat()).toEqual(expected);
  stop();
});

it('should load nothing on hover where the browser saves data, and release an image that has loaded', async () => {
  const created: HTMLImageElement[] = [];
  const create = jest.spyOn(window, 'Image').mockImplementation(() => {
    const image = document.createElement('img');
    created.push(image);
    return image;
  });
  const stop = prefetchOnIntent(createStore());
  document.body.innerHTML = `<a href="${productPath(SHIRT)}">link</a>`;
  const hover = async () => {
    document
      .querySelector('a')
      ?.dispatchEvent(new Event('pointerover', { bubbles: true }));
    await loadPage('/product/any');
    await Promise.resolve();
  };
  const end = saveData();
  await hover();
  expect(created).toEqual([]);
  end();
  await hover();
  const [image] = created;
  expect(image?.srcset).toBe(IMAGES[0]);
  image?.dispatchEvent(new Event('load'));
  expect(image?.hasAttribute('srcset')).toBe(false);
  create.mockRestore();
  stop();
});
