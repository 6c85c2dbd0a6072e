import { PATHS } from '../../src/routing/paths';
import {
  dialog,
  goTo,
  h1,
  link,
  misses,
  press,
  region,
  renderAt,
  screen,
  SHIRT,
} from '../support';

// A shop has a name, a language and products; all else is optional.
jest.mock('../../src/data/settings', () => ({
  settings: { name: 'Northwind', language: 'en' },
}));
jest.mock('../../src/data/homePage', () => ({ homePage: {} }));
jest.mock('../../src/data/aboutPage', () => ({ aboutPage: {} }));
jest.mock('../../src/data/policies', () => ({ policies: {} }));
jest.mock('../../src/data/samples', () => ({ samples: {} }));
jest.mock('../../src/data/pageDescriptions', () => ({ PAGE_DESCRIPTIONS: {} }));
jest.mock('../../src/data/banners', () => ({
  banners: {},
  tiles: [{ category: 'Women' }],
  shareImage: { src: '/share.jpg', alt: 'A shirt' },
}));

const cart = { items: { [SHIRT]: { M: 1 } } };

/** All texts of a file of Weft, without short words such as the icons. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return value.length > 8 ? [value] : [];
  return Object.values(value ?? {}).flatMap(textsIn);
};
const WORDS_OF_WEFT = [
  'Weft',
  'WEFT',
  ...['aboutPage', 'homePage', 'pageDescriptions', 'policies', 'settings']
    .map((name) => jest.requireActual<object>(`../../src/data/${name}`))
    .flatMap(textsIn),
];

const PARTS = 'h1, h2, h3, p, section, nav, ul, dl, address, fieldset';

/** The visible parts of the page that are empty, or a heading alone. */
const emptyParts = () =>
  [...document.querySelectorAll(PARTS)].filter((part) => {
    const heading = part.matches('section') && part.querySelector('h2');
    return (
      !part.querySelector('img, input') &&
      part.textContent === (heading ? heading.textContent : '') &&
      getComputedStyle(part).display !== 'none'
    );
  });

it('should have no word of Weft, no promise, no login and no empty part on any page', async () => {
  await renderAt('/', { cart });
  for (const path of [...Object.values(PATHS), `/product/${SHIRT}`]) {
    await goTo(path);
    const html = document.documentElement.outerHTML;
    const found = WORDS_OF_WEFT.filter((word) => html.includes(word));
    expect([path, found, emptyParts()]).toEqual([path, [], []]);
    expect(document.body).not.toHaveTextContent(/Delivery (costs|is)|% off/);
    expect(document.querySelector('a[href="/login"]')).toBeNull();
  }
  await press('Menu');
  expect(dialog('Menu').getAllByRole('link')).not.toHaveLength(0);
  expect(document.querySelector('a[href="/login"]')).toBeNull();
});

it('should have no link to its only category in the menu, on the home page and in an empty list', async () => {
  const expectNone = () => misses('link', 'Women');
  await renderAt('/');
  expectNone();
  await press('Menu');
  expectNone();
  await goTo('/Collections?q=xyzzy');
  expect(await screen.findByText('All Collections')).toBeVisible();
  expectNone();
});

it('should begin with its name and its newest products, and charge the products alone, without a choice of payment', async () => {
  await renderAt('/', { cart });
  expect(screen.getAllByText('Northwind')[0]).toBeVisible();
  expect(h1()).toHaveTextContent('New arrivals');
  expect(link('Herringbone Overcoat, Walnut: the front')).toBeVisible();
  await goTo('/place-order');
  misses('radio');
  expect(region('Cart Totals')).toHaveTextContent('Subtotal$68.00Total$68.00');
});
