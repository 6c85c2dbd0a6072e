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
  resultCount,
  SHIRT,
  shownNames,
  user,
} from '../support';

/**
 * Replaces every text by a `<font>` with a copy of it, as the translation of a
 * browser does.
 */
const translate = () => {
  for (const element of document.body.querySelectorAll('*'))
    for (const text of element.childNodes) {
      if (!(text instanceof Text)) continue;
      const namespace = 'http://www.w3.org/1999/xhtml';
      const font = document.createElementNS(namespace, 'font');
      font.textContent = text.data;
      text.replaceWith(font);
    }
};

it('should update the list and the counts when a filter is toggled', async () => {
  await renderAt('/Collections');
  await press('Filter');
  translate();
  await user.click(checkbox('Men'));
  const men = products.filter(({ category }) => category === 'Men');
  const topwear = men.filter(({ subCategory }) => subCategory === 'Topwear');
  expect(button(`Show ${men.length} products`)).toBeVisible();
  expect(resultCount()).toHaveTextContent(`${men.length} products`);
  expect(checkbox('Topwear')).toHaveAccessibleDescription(
    `${topwear.length} products`,
  );
  expect(button('Filter (1)')).toBeVisible();
  translate();
  await user.click(checkbox('Men'));
  expect(main().queryByText('Filter (1)')).toBeNull();
  expect(shownNames()).toHaveLength(products.length);
});

it('should remove and restore a line of the cart', async () => {
  const items = { [SHIRT]: { M: 2 } };
  await renderAt('/cart', { cart: { items } });
  translate();
  await press(/^Remove/);
  translate();
  await press(/^Undo/);
  expect(cartLink()).toHaveTextContent(/^Cart2$/);
});

it('should switch the login mode and the product', async () => {
  await renderAt('/login');
  translate();
  await press('Create an account');
  await arrives('Sign Up');
  await goTo(`/product/${SHIRT}`);
  for (const name of ['Flannel Check Shirt, Forest', 'Pique Polo, Sage']) {
    translate();
    await user.click(main().getByText(name));
    await arrives(name);
  }
});
