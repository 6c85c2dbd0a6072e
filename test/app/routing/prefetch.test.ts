import { prefetchOnIntent } from '../../../src/app/routing/prefetch';
import { loadPage } from '../../../src/app/routing/routes';
import { createStore } from '../../../src/app/store';
import { productPath } from '../../../src/features/navigation/paths';
import { srcSetOf } from '../../../src/shop/images';
import { SHIRT, theProduct } from '../../support/catalogue';
import { saveData } from '../../support/saveData';

const SHIRT_URL = productPath(SHIRT);
const [FRONT = ''] = theProduct(SHIRT).image;

const created: HTMLImageElement[] = [];
jest.spyOn(window, 'Image').mockImplementation(() => {
  const image = document.createElement('img');
  created.push(image);
  return image;
});

let stop: () => void;
beforeEach(() => {
  created.length = 0;
  stop = prefetchOnIntent(createStore());
});
afterEach(() => stop());

/** The images that are requested after an event on a link. */
const imagesAfter = async (event: string, href = SHIRT_URL) => {
  document.body.innerHTML = `<a href="${href}"><span>link</span></a>`;
  const text = document.querySelector('span');
  text?.dispatchEvent(new Event(event, { bubbles: true }));
  await loadPage('/product/any');
  await Promise.resolve();
  return created;
};

it.each(['pointerover', 'focusin'])(
  'should request the first image of a product on %s, and release it when it has loaded',
  async (event) => {
    const [image] = await imagesAfter(event);
    expect(image?.srcset).toBe(srcSetOf(FRONT));
    image?.dispatchEvent(new Event('load'));
    expect(image).not.toHaveAttribute('srcset');
  },
);

it.each(['/product/none', `https://elsewhere.example${SHIRT_URL}`])(
  'should request nothing for a link to %s',
  async (href) => {
    expect(await imagesAfter('pointerover', href)).toEqual([]);
  },
);

it('should request nothing where the browser saves data', async () => {
  saveData();
  expect(await imagesAfter('pointerover')).toEqual([]);
});
