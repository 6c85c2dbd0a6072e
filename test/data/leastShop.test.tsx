import * as colors from '../../src/data/colors';
import type { Shop } from '../../src/data/types';
import { PATHS } from '../../src/routing/paths';
import { checkCatalogue } from '../../tools/build/checkCatalogue';
import { goTo, link, main, renderAt, screen } from '../support';
import * as leastShop from '../support/leastShop';

// `jest.mock` is called before the constants of this file are set.
function mockShop(): object {
  return jest.requireActual('../support/leastShop');
}
jest.mock('../../src/data/aboutPage', mockShop);
jest.mock('../../src/data/banners', mockShop);
jest.mock('../../src/data/currency', mockShop);
jest.mock('../../src/data/homePage', mockShop);
jest.mock('../../src/data/labels', mockShop);
jest.mock('../../src/data/lists', mockShop);
jest.mock('../../src/data/pageDescriptions', mockShop);
jest.mock('../../src/data/policies', mockShop);
jest.mock('../../src/data/products', mockShop);
jest.mock('../../src/data/samples', mockShop);
jest.mock('../../src/data/settings', mockShop);
jest.mock('../../src/data/sizeGuides', mockShop);
jest.mock('../../src/data/synonyms', mockShop);

/** All texts in the data of Weft, without short words such as the icons. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return value.length > 8 ? [value] : [];
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(textsIn)
    : [];
};
const WORDS_OF_WEFT = [
  'Weft',
  'WEFT',
  'Stripe',
  'Razorpay',
  ...['aboutPage', 'homePage', 'pageDescriptions', 'policies', 'settings']
    .map((name) => jest.requireActual<object>(`../../src/data/${name}`))
    .flatMap(textsIn),
];

const PARTS = 'h1, h2, h3, p, section, nav, ul, dl, address, fieldset';

/** The visible parts of the page that are empty, or a heading alone. */
const emptyParts = () =>
  [...document.querySelectorAll(PARTS)].filter((part) => {
    if (part.querySelector('img, input')) return false;
    if (getComputedStyle(part).display === 'none') return false;
    const heading = part.matches('section')
      ? part.querySelector('h1, h2, h3')?.textContent
      : '';
    return part.textContent === (heading ?? '');
  });

it('should build without what is optional', () => {
  const shop = { ...leastShop, ...colors, FONT_FACES: '' } satisfies Shop;
  expect(() => checkCatalogue(shop, () => true)).not.toThrow();
});

it('should have no word of Weft, no fee and no empty part on any page', async () => {
  await renderAt('/', { cart: { items: { 'cap-red': { 'One size': 2 } } } });
  for (const path of [...Object.values(PATHS), '/product/cap-red']) {
    await goTo(path);
    const html = document.documentElement.outerHTML;
    const found = WORDS_OF_WEFT.filter((word) => html.includes(word));
    expect([path, found, emptyParts()]).toEqual([path, [], []]);
    expect(document.body).not.toHaveTextContent(/fee|free|days/i);
    expect(document.title).toContain('Northwind');
  }
});

it('should begin with the newest products, below its name', async () => {
  await renderAt('/');
  expect(main().getByRole('heading', { level: 1 })).toHaveTextContent(
    'New arrivals',
  );
  for (const name of ['Cap, red', 'Cap, blue'])
    expect(link(`${name}: image 1`)).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'Northwind' })[0]).toBeVisible();
});

it('should offer no choice of payment, and charge the products alone', async () => {
  await renderAt('/place-order', {
    cart: { items: { 'cap-red': { 'One size': 2 } } },
  });
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.getByRole('region', { name: 'Cart Totals' })).toHaveTextContent(
    'Subtotal€40.00Total€40.00',
  );
});
