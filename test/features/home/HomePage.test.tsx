import { products } from '../../../src/data/products';
import {
  field,
  h1,
  misses,
  namesOf,
  renderAt,
  screen,
  section,
  SHIRT,
  subheadingsIn,
  theProduct,
} from '../../support';

it('should show the first ten products, the first five bestsellers and the policies', async () => {
  await renderAt('/');
  expect(h1()).toHaveTextContent('Latest Arrivals');
  const latest = subheadingsIn(section('Latest Collections'));
  expect(latest).toEqual(namesOf(products.slice(0, 10)));
  expect(subheadingsIn(section('Best Sellers'))).toEqual([
    'Belted Trench Coat, Stone',
    'High-Rise Jeans, Faded Blue',
    'Sprig Leggings, Plum',
    'Quilted Puffer Jacket, Ink',
    'Twill Chinos, Stone',
  ]);
  const cloth = section('Our cloth');
  expect(subheadingsIn(cloth)).toEqual(namesOf(products.slice(10, 22)));
  for (const image of cloth.getAllByAltText(/the cloth, close up$/))
    expect(image).toHaveAttribute('loading', 'lazy');
  expect(subheadingsIn(section('Our policies'))).toEqual([
    'Easy Exchange Policy',
    '7 Days Return Policy',
    '24/7 Customer Support',
  ]);
  expect(field('Your email')).toBeVisible();
});

it('should link to the collections and each category, and have no Best Sellers in a shop without bestsellers', async () => {
  const ordinary = { ...theProduct(SHIRT), bestseller: false };
  await renderAt('/', { catalogue: { products: [ordinary] } });
  expect(subheadingsIn(section('Latest Collections'))).toHaveLength(1);
  for (const name of ['Best Sellers', 'Our cloth']) misses('region', name);
  for (const [name, href] of [
    ['SHOP NOW', '/Collections'],
    ['See the collections', '/Collections'],
    ['Women', '/Collections?category=Women'],
    ['Men', '/Collections?category=Men'],
    ['Kids', '/Collections?category=Kids'],
  ] as const)
    // A category has a link on the first screen, and one with an image.
    for (const link of screen.getAllByRole('link', { name }))
      expect(link).toHaveAttribute('href', href);
});
