import { cartLoaded } from '../../../src/features/cart/cartSlice';
import { storedCart, untilMet, writeCart } from '../../support/fakeBrowser';
import {
  act,
  arrives,
  button,
  cartLink,
  field,
  follow,
  goTo,
  goToCart,
  h1,
  hears,
  HOODIE,
  main,
  press,
  productWith,
  region,
  renderAt,
  sees,
  seesNo,
  SHIRT,
  SKIRT,
  theProduct,
  user,
  within,
} from '../../support';

const NAME = 'Linen Camp Shirt, Sand';
const SHIRT_M = `${NAME}, size M`;
const SHIRT_S = `${NAME}, size S`;

type Sizes = Readonly<Record<string, number>>;

const itemsOf = (sizes: Sizes) => ({ [SHIRT]: sizes });

const openCart = async (sizes: Sizes, url = '/cart') => {
  const store = await renderAt(url, { cart: { items: itemsOf(sizes) } });
  return {
    expectSizes: (expected: Sizes) =>
      expect(store.getState().cart.items).toEqual(itemsOf(expected)),
    sync: async (next: Sizes) => {
      // A change of this tab that is stored later would be applied to `next`.
      const { items } = store.getState().cart;
      await untilMet(async () =>
        expect((await storedCart())?.items).toEqual(items),
      );
      await act(() => writeCart({ items: itemsOf(next) }));
      store.dispatch(cartLoaded({ items: itemsOf(next) }));
    },
  };
};

const quantity = (line: string) => field(`Quantity of ${line}`);
const retype = async (line: string, text: string) => {
  await user.clear(quantity(line));
  await user.type(quantity(line), text);
};
const remove = (line: string) => press(`Remove ${line}`);
const undo = (line: string) => press(`Undo removing ${line}`);

const lines = () => main().getAllByRole('listitem');
const expectOrder = (...order: readonly string[]) =>
  expect(main().getAllByRole('spinbutton')).toEqual(order.map(quantity));
const expectTotals = (text: string) =>
  expect(region('Cart Totals')).toHaveTextContent(text);

it('should show a notice, the totals and a link to the collections when it is empty, and not lead to the checkout', async () => {
  await renderAt('/cart');
  sees('Your cart is empty.');
  expect(region('Best Sellers')).toBeVisible();
  expectTotals('Subtotal$0.00Shiping Fee, not charged$10.00Total$0.00');
  expect(cartLink()).toHaveTextContent(/^Cart$/);
  expect(button('PROCEED TO CHECKOUT')).toBeDisabled();
  expect(region('Cart Totals').querySelector('[data-sticky]')).toBeNull();
  await follow('See the collections');
  await arrives('All Collections');
});

it('should say why a line cannot be bought, charge nothing for it, and remove it alone or with all of its kind', async () => {
  const sold = { M: 2 };
  const items = {
    [SHIRT]: { ...sold, XXXL: 4 },
    'gone-shirt': { M: 3 },
    'gone-coat': { M: 3 },
    [SKIRT]: { XXL: 1 },
  };
  const store = await renderAt('/cart', { cart: { items } });
  const reasons = [
    `${SHIRT_M.replace('M', 'XXXL')}, is no longer sold.`,
    'Product gone-shirt, size M, is no longer sold.',
    'Product gone-coat, size M, is no longer sold.',
    'Pleated Midi Skirt, Camel, size XXL, is sold out.',
  ];
  for (const reason of reasons) sees(reason);
  expectTotals('Subtotal$136.00Shiping Fee$10.00Total$146.00');
  expect(cartLink()).toHaveTextContent('Cart2');
  await press('Remove Product gone-shirt, size M');
  expect(h1()).toHaveFocus();
  expect(store.getState().cart.items).not.toHaveProperty('gone-shirt');
  await press('Remove all of these');
  expect(store.getState().cart.items).toEqual(itemsOf(sold));
  seesNo(/sold/);
});

it('should show a line with its image, name, size and quantity, the price of the size, and the total of several items', async () => {
  const cart = { items: { [HOODIE]: { M: 1, XXL: 2 } } };
  await renderAt('/cart', { cart });
  const { name, image } = theProduct(HOODIE);
  const [first, second] = lines();
  expect(second).toHaveTextContent(`${name}Size XXL$184 for 2$92`);
  expect(quantity(`${name}, size XXL`)).toHaveValue(2);
  expectTotals('Subtotal$272.00Shiping Fee$10.00Total$282.00');
  const line = within(first ?? document.body);
  expect(line.getByAltText(`${name}: the front`)).toHaveAttribute(
    'src',
    image[0],
  );
  expect(line.getByRole('heading', { level: 2 })).toHaveTextContent(name);
  // The link of the image is not spoken.
  await user.click(line.getByRole('link'));
  await arrives(name);
});

it('should keep removed lines in their places while the page stays, and the focus, so that the next button is spoken', async () => {
  const { expectSizes } = await openCart({ M: 2, S: 4, L: 1 });
  const before = lines();
  await remove(SHIRT_M);
  expect(button(`Undo removing ${SHIRT_M}`)).toHaveFocus();
  // The field selects its number, which the typed one replaces.
  act(() => quantity(SHIRT_S).focus());
  await user.keyboard('40');
  await remove(SHIRT_S);
  await goToCart();
  expect(lines()).toEqual(before);
  button(`Undo removing ${SHIRT_M}`).focus();
  await user.keyboard('{Enter}');
  expect(button(`Remove ${SHIRT_M}`)).toHaveFocus();
  await undo(SHIRT_S);
  expect(lines()).toEqual(before);
  expectSizes({ M: 2, S: 40, L: 1 });
  expectOrder(SHIRT_M, SHIRT_S, `${NAME}, size L`);
  await press('PROCEED TO CHECKOUT');
  await arrives('Delivery Information');
  await goToCart();
  await arrives('Your Cart');
  expectOrder(`${NAME}, size L`, SHIRT_M, SHIRT_S);
});

it('should announce the count and the total after each change, once, a quantity that is restored, and else nothing but the title, and on another page the count alone', async () => {
  const { sync } = await openCart({ M: 1 }, '/login');
  await goToCart();
  await hears('Cart · Weft');
  await retype(SHIRT_M, '2');
  await hears('Items in cart: 2. Total: $146.00');
  await remove(SHIRT_M);
  await hears('Items in cart: 0. Total: $0.00');
  await undo(SHIRT_M);
  await hears('Items in cart: 2. Total: $146.00');
  for (let count = 0; count < 2; count += 1) {
    await user.clear(quantity(SHIRT_M));
    await user.tab();
    await hears('Quantity: 2');
  }
  await goTo('/login');
  await hears('Login · Weft');
  await sync({ M: 5 });
  await hears('Items in cart: 5');
});

it('should change the quantity by minus and plus, announce it, and stop at 1 with the focus on minus', async () => {
  await openCart({ M: 1 });
  await press(`Increase the quantity of ${SHIRT_M}`);
  await hears('Quantity: 2', 'Items in cart: 2. Total: $146.00');
  const minus = button(`Decrease the quantity of ${SHIRT_M}`);
  minus.focus();
  await user.keyboard('{Enter}{Enter}');
  expect(quantity(SHIRT_M)).toHaveValue(1);
  expect(minus).toHaveFocus();
  expect(minus).toHaveAttribute('aria-disabled', 'true');
  await hears('Quantity: 1', 'Items in cart: 1. Total: $78.00');
  await retype(SHIRT_M, '4');
  // A tap on iOS leaves the focus in the field.
  act(() => button(`Increase the quantity of ${SHIRT_M}`).click());
  expect(quantity(SHIRT_M)).toHaveValue(5);
});

it('should show the quantity again after a text of the same value, and why one that was typed has changed, until the next change', async () => {
  await openCart({ M: 3 });
  for (const text of ['03', '3.0', '3e0']) {
    await user.clear(quantity(SHIRT_M));
    await user.paste(text);
    await user.tab();
    expect(quantity(SHIRT_M)).toHaveDisplayValue('3');
  }
  await retype(SHIRT_M, '12000');
  // The texts of the same value have announced no reset.
  await hears('Items in cart: 1200. Total: $81,610.00');
  await user.tab();
  expect(quantity(SHIRT_M)).toHaveValue(1200);
  const reason = 'A whole number from 1 to 9999';
  sees(reason);
  await hears(`Quantity: 1200. ${reason}`);
  expect(quantity(SHIRT_M)).toHaveAccessibleDescription(reason);
  await press(`Decrease the quantity of ${SHIRT_M}`);
  seesNo(reason);
});

it('should keep the focus when another tab changes the cart, and show its quantity after a half-typed one', async () => {
  const { sync } = await openCart({ M: 2, S: 1 });
  await user.clear(quantity(SHIRT_S));
  await sync({ S: 1 });
  await sync({ M: 4, S: 5 });
  expect(quantity(SHIRT_S)).toHaveFocus();
  expect(quantity(SHIRT_S)).toHaveValue(null);
  await user.tab();
  expect(quantity(SHIRT_S)).toHaveValue(5);
  expect(quantity(SHIRT_M)).toHaveValue(4);
});

it('should show lines that another tab adds and none that it removes, beside an Undo, which adds to what another tab has added', async () => {
  const { sync, expectSizes } = await openCart({ S: 4, M: 2, L: 1 });
  await remove(SHIRT_M);
  await sync({ S: 4, XL: 1 });
  expect(lines()).toHaveLength(3);
  expectOrder(SHIRT_S, `${NAME}, size XL`);
  await undo(SHIRT_M);
  expectSizes({ S: 4, XL: 1, M: 2 });
  expectOrder(SHIRT_S, SHIRT_M, `${NAME}, size XL`);
  await remove(SHIRT_S);
  await sync({ XL: 1, S: 1 });
  await remove(SHIRT_S);
  await sync({ XL: 1, S: 2 });
  expectOrder(SHIRT_S, `${NAME}, size XL`);
  await undo(SHIRT_S);
  expectSizes({ XL: 1, S: 7 });
  expect(button(`Remove ${SHIRT_S}`)).toHaveFocus();
  seesNo(/was removed/);
});

it('should call a size what its product calls it, and the only one by its name alone', async () => {
  const candle = productWith({
    sizes: ['M', 'L'],
    variants: { M: { soldOut: true } },
    optionName: 'Volume',
  });
  const scarf = productWith({ _id: 'scarf', sizes: ['One size'] });
  const store = await renderAt('/cart', {
    catalogue: { products: [candle, scarf] },
    cart: {
      items: { [candle._id]: { M: 1 }, scarf: { 'One size': 2, M: 1 } },
    },
  });
  for (const reason of [
    'Plain Tee, Volume M, is sold out.',
    // The product had other sizes before.
    'Plain Tee, size M, is no longer sold.',
  ])
    sees(reason);
  expect(lines()[0]).toHaveTextContent('Plain TeeOne size$40 for 2$20');
  expect(quantity('Plain Tee, One size')).toHaveValue(2);
  store.dispatch(cartLoaded({ items: { [candle._id]: { M: 1 } } }));
  const text = 'Nothing in your cart can be bought now.';
  sees(text);
});
