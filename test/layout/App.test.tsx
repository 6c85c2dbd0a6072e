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

/** Renders the app at a URL, and translates it from then on. */
const renderTranslated = async (...args: Parameters<typeof renderAt>) => {
  await renderAt(...args);
  stopTranslation = translatePage();
};

let stopTranslation: () => void;
afterEach(() => stopTranslation());

it('should update the list and the counts when a filter is toggled', async () => {
  await renderTranslated('/Collections');
  await press('Filter');
  await user.click(checkbox('Men'));
  const men = products.filter(({ category }) => category === 'Men');
  const topwear = men.filter(({ subCategory }) => subCategory === 'Topwear');
  expect(button(`Show ${men.length} products`)).toBeVisible();
  const name = `${men.length} products`;
  expect(main().getByRole('heading', { level: 2, name })).toBeVisible();
  expect(checkbox('Topwear')).toHaveAccessibleDescription(
    `${topwear.length} products`,
  );
  expect(button('Filter (1)')).toBeVisible();
  await user.click(checkbox('Men'));
  expect(main().queryByText('Filter (1)')).toBeNull();
  expect(shownNames()).toHaveLength(products.length);
});

it('should remove and restore a line of the cart', async () => {
  const items = { [SHIRT]: { M: 2 } };
  await renderTranslated('/cart', { cart: { items } });
  await press(/^Remove/);
  await press(/^Undo/);
  expect(cartLink()).toHaveTextContent(/^Cart2$/);
});

it('should switch the login mode and the product', async () => {
  await renderTranslated('/login');
  await press('Create an account');
  await arrives('Sign Up');
  await goTo(`/product/${SHIRT}`);
  for (const name of ['Flannel Check Shirt, Forest', 'Pique Polo, Sage']) {
    await user.click(main().getByText(name));
    await arrives(name);
  }
});
