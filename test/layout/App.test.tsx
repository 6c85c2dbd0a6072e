import { products } from '../../src/data/products';
import {
  arrives,
  button,
  cartLink,
  checkbox,
  goTo,
  main,
  press,
  renderAt,
  SHIRT,
  shownNames,
  user,
} from '../support';
import { translatePage } from '../support/translator';

// React renders each change into a page that a browser translates.
let stopTranslation: () => void;
beforeEach(() => {
  stopTranslation = translatePage();
});
afterEach(() => stopTranslation());

it('should update the list and the counts when a filter is toggled', async () => {
  await renderAt('/Collections');
  await press('Filter');
  await user.click(checkbox('Men'));
  const men = products.filter(({ category }) => category === 'Men');
  const topwear = men.filter(({ subCategory }) => subCategory === 'Topwear');
  expect(button(`Show ${men.length} products`)).toBeVisible();
  const count = `${men.length} products`;
  expect(main().getByRole('heading', { name: count })).toBeVisible();
  expect(checkbox('Topwear')).toHaveAccessibleDescription(
    `${topwear.length} products`,
  );
  expect(button('Filter (1)')).toBeVisible();
  await user.click(checkbox('Men'));
  expect(button('Filter')).toBeVisible();
  expect(shownNames()).toHaveLength(products.length);
});

it('should remove and restore a line of the cart', async () => {
  const items = { [SHIRT]: { M: 2 } };
  await renderAt('/cart', { cart: { items } });
  await press(/^Remove/);
  await press(/^Undo/);
  expect(cartLink()).toHaveTextContent(/^Cart2$/);
});

it('should switch the login mode and the product', async () => {
  await renderAt('/login');
  await press('Create an account');
  await arrives('Sign Up');
  await goTo(`/product/${SHIRT}`);
  for (const name of ['Flannel Check Shirt, Forest', 'Pique Polo, Sage']) {
    await user.click(main().getByText(name));
    await arrives(name);
  }
});
