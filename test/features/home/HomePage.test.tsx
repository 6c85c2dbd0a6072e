import { screen, within } from '@testing-library/react';
import { products } from '../../../src/data/products';
import { SHIRT, namesOf, theProduct } from '../../support/catalogue';
import { renderAt } from '../../support/renderAt';
import {
  arrives,
  cardsIn,
  follow,
  h1,
  link,
  section,
  textsOf,
} from '../../support/shopper';

it('should show the first ten products, the first five bestsellers and the policies', async () => {
  await renderAt('/');
  expect(h1()).toHaveTextContent('Latest Arrivals');
  const latest = cardsIn(section('Latest Collections'));
  expect(latest).toEqual(namesOf(products.slice(0, 10)));
  expect(cardsIn(section('Best Sellers'))).toEqual([
    'Belted Trench Coat, Stone',
    'Quilted Puffer Jacket, Ink',
    'High-Rise Jeans, Faded Blue',
    'Sprig Leggings, Plum',
    'Twill Chinos, Stone',
  ]);
  const policies = section('Our policies').getAllByRole('heading', {
    level: 3,
  });
  expect(textsOf(policies)).toEqual([
    'Easy Exchange Policy',
    '7 Days Return Policy',
    '24/7 Customer Support',
  ]);
});

it('should show a product by its image, name and price', async () => {
  await renderAt('/');
  const name = 'Linen Camp Shirt, Sand';
  const shirt = link(`${name} $68`);
  const card = within(shirt);
  expect(card.getByRole('heading', { name })).toBeVisible();
  expect(card.getByText('$68')).toBeVisible();
  const image = card.getByAltText(`${name}: the front`);
  expect(image).toHaveAttribute('src', theProduct(SHIRT).image[0]);
});

it('should have no Best Sellers in a shop without bestsellers', async () => {
  const ordinary = { ...theProduct(SHIRT), bestseller: false };
  await renderAt('/', { catalogue: { products: [ordinary] } });
  expect(cardsIn(section('Latest Collections'))).toHaveLength(1);
  expect(screen.queryByRole('region', { name: 'Best Sellers' })).toBeNull();
});

it.each([
  ['SHOP NOW', []],
  ['Women', ['Women']],
  ['Men', ['Men']],
  ['Kids', ['Kids']],
])('should link to the collections: %s', async (name, categories) => {
  const store = await renderAt('/');
  await follow(name);
  await arrives('All Collections');
  expect(store.getState().filters.selected.categories).toEqual(categories);
});
