import { within } from '@testing-library/react';
import { products } from '../../../src/data/products';
import { renderAt } from '../../support/renderAt';
import {
  cardsIn,
  heading,
  main,
  namesOf,
  theProduct,
} from '../../support/pageHelpers';
import { SHIRT } from '../../support/productIds';

const region = (name: string) => within(main().getByRole('region', { name }));

it('should show the first ten products, the first five bestsellers and the policies', async () => {
  await renderAt('/');
  expect(await heading('Latest Arrivals')).toBeVisible();
  expect(cardsIn(region('Latest Collections'))).toEqual(
    namesOf(products.slice(0, 10)),
  );
  expect(cardsIn(region('Best Sellers'))).toEqual([
    'Belted Trench Coat, Stone',
    'Quilted Puffer Jacket, Ink',
    'High-Rise Jeans, Faded Blue',
    'Sprig Leggings, Plum',
    'Twill Chinos, Stone',
  ]);
  for (const name of [
    'Easy Exchange Policy',
    '7 Days Return Policy',
    '24/7 Customer Support',
  ])
    expect(main().getByRole('heading', { name })).toBeVisible();

  const link = region('Latest Collections').getByRole('link', {
    name: 'Linen Camp Shirt, Sand $68',
  });
  const card = link.closest('li') ?? document.body;
  expect(within(card).getByRole('heading')).toContainElement(link);
  expect(link).toHaveTextContent(/^Linen Camp Shirt, Sand$/);
  expect(
    within(card).getByAltText(/^Linen Camp Shirt, Sand: /),
  ).toHaveAttribute('src', theProduct(SHIRT).image[0]);
  expect(within(card).getByText('$68')).toBeVisible();
});

it('should have no Best Sellers in a shop without bestsellers', async () => {
  const ordinary = products.map((product) => ({
    ...product,
    bestseller: false,
  }));
  await renderAt('/', { catalogue: { products: ordinary } });
  expect(cardsIn(region('Latest Collections'))).toHaveLength(10);
  expect(main().queryByRole('region', { name: 'Best Sellers' })).toBeNull();
});

it.each([
  ['SHOP NOW', []],
  ['Women', ['Women']],
  ['Men', ['Men']],
  ['Kids', ['Kids']],
])('should link to the collections: %s', async (name, categories) => {
  const { user, store } = await renderAt('/');
  await user.click(main().getByRole('link', { name }));
  expect(await heading('All Collections')).toBeVisible();
  expect(store.getState().filters.categories).toEqual(categories);
});
