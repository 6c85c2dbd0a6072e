import { products } from '../../../src/data/products';
import { cartLoaded } from '../../../src/features/cart/cartSlice';
import { CURRENCY } from '../../support/currency';
import {
  arrives,
  button,
  choose,
  dialog,
  fireEvent,
  follow,
  goBack,
  goTo,
  group,
  hears,
  HOODIE,
  link,
  main,
  misses,
  namesOf,
  press,
  productWith,
  radio,
  renderAt,
  screen,
  section,
  sees,
  seesNo,
  SHIRT,
  SKIRT,
  subheadingsIn,
  TEE,
  textsOf,
  theProduct,
  user,
  within,
} from '../../support';

const BLOUSE = 'sprig-blouse-ecru';

const openProduct = (id: string) => renderAt(`/product/${id}`);

it('should show the product, its policies, its images and five of the others of the same category and type', async () => {
  await openProduct(BLOUSE);
  await arrives('Sprig Blouse, Ecru');
  for (const text of [
    theProduct(BLOUSE).description,
    '(122)',
    '100% original product',
    'Cash on delivery available',
    'Easy return and exchange within 7 days',
  ])
    sees(text);
  expect(main().getAllByText('$78')[0]).toBeVisible();
  const rating = 'Rated 4 of 5, 122 reviews';
  expect(screen.getByRole('img', { name: rating })).toBeVisible();

  const others = products.filter(
    ({ _id, category, subCategory }) =>
      category === 'Women' && subCategory === 'Topwear' && _id !== BLOUSE,
  );
  const related = subheadingsIn(section('Related Products'));
  expect(related).toEqual(namesOf(others.slice(0, 5)));
  const views = group('Images').getAllByRole('button');
  expect(views.map(({ ariaLabel }) => ariaLabel)).toEqual([
    'the front',
    'the back',
    'a close detail',
    'the cloth, close up',
  ]);
});

it('should say the delivery fee, the price of a size until it is in the cart, and how many are there with a link to it', async () => {
  await openProduct(SHIRT);
  const fee = 'Delivery costs $10.00 for any order, large or small.';
  sees(fee);
  await choose('M');
  sees('M, $68');
  await press('ADD TO CART');
  await hears('1 in your cart: M');
  expect(main().queryByText('M, $68')).toBeNull();
  await choose('L');
  sees('L, $68');
  await press('ADD TO CART');
  await hears('2 in your cart: M, L');
  const shown = main().getByText('2 in your cart: M, L', { selector: 'p *' });
  expect(shown).toBeVisible();
  await follow('View cart');
  await arrives('Your Cart');
});

it('should show a tick for an addition, and none for a rejected one, or where the cart takes no more items or another tab changes it', async () => {
  const store = await openProduct(SHIRT);
  const isTicked = () =>
    button('ADD TO CART').querySelector('[data-added]') !== null;
  const changeInAnotherTab = (quantity: number) => {
    const items = { [SHIRT]: { M: quantity } };
    store.dispatch(cartLoaded({ items }));
    expect(isTicked()).toBe(false);
  };
  await press('ADD TO CART');
  changeInAnotherTab(1);
  changeInAnotherTab(9997);
  await choose('M');
  await press('ADD TO CART');
  expect(isTicked()).toBe(true);
  changeInAnotherTab(9999);
  await press('ADD TO CART');
  expect(isTicked()).toBe(false);
});

it('should reject no size and one that is sold out, and name the sizes by the reason until one is chosen or the page is left', async () => {
  const store = await openProduct(SKIRT);
  const sizes = (name: string) => screen.getByRole('group', { name });
  expect(sizes('Select Size')).toBeVisible();
  await press('ADD TO CART');
  expect(radio('S')).toHaveFocus();
  expect(sizes('Select Product Size')).toContainElement(radio('S'));

  const soldOut = radio('XXL, sold out');
  await choose('XXL, sold out');
  const reason = 'XXL is sold out. Select another size';
  sees(reason);
  seesNo(/^XXL, \$/);
  await press('ADD TO CART');
  const toast = await screen.findByRole('alert');
  expect(toast).toHaveTextContent(/^Select Product Size$/);
  expect(soldOut).toHaveFocus();
  expect(sizes(reason)).toContainElement(soldOut);
  expect(store.getState().cart.items).toEqual({});

  await choose('M');
  expect(sizes('Select Size')).toBeVisible();
  await press('ADD TO CART');
  expect(store.getState().cart.items).toEqual({ [SKIRT]: { M: 1 } });
  await goTo(`/product/${SHIRT}`);
  await press('ADD TO CART');
  await goTo('/about');
  await goBack(theProduct(SHIRT).name);
  expect(sizes('Select Size')).toBeVisible();
});

it('should show the price of the selected size, reduced where it is, and announce it once', async () => {
  const product = { ...theProduct(HOODIE), compareAtPrice: 9200 };
  await renderAt(`/product/${HOODIE}`, { catalogue: { products: [product] } });
  const price = main().getByText(/^from/).parentElement;
  expect(price).toHaveTextContent('was $92, now from $88');
  await choose('XXL');
  expect(price).toHaveTextContent(/^\$92$/);
  sees('XXL, $92');
  await hears('Price: $92');
  await choose('S, sold out');
  expect(price).toHaveTextContent('was $92, now $88');
  await hears('Price: $88');
});

it('should be disabled where nothing is left, call a size what the product calls it, and show each paragraph of the description', async () => {
  const candle = productWith({
    _id: 'candle',
    sizes: ['S', 'M'],
    variants: { S: { soldOut: true }, M: { soldOut: true } },
    optionName: 'Volume',
    ratings: [
      { stars: 5, count: 2 },
      { stars: 4, count: 1 },
    ],
    description: 'A round jar.\n\nBurns for a day.',
  });
  jest.replaceProperty(CURRENCY, 'decimal', ',');
  await renderAt('/product/candle', { catalogue: { products: [candle] } });
  await choose('S, sold out');
  expect(screen.getByRole('group', { name: 'Select Volume' })).toBeVisible();
  expect(button('Sold out')).toBeDisabled();
  const rating = 'Rated 4,7 of 5, 3 reviews';
  expect(screen.getByRole('img', { name: rating })).toBeVisible();
  sees('A round jar.');
  sees('Burns for a day.');
  expect(screen.getByRole('tab', { name: 'Reviews (3)' })).toBeVisible();
});

it('should keep the size, the image and the tab on the way back, and reset them for another product, and describe a size of kids by the age that it is for', async () => {
  await openProduct(SHIRT);
  await choose('M');
  await press('the back');
  await user.click(screen.getByRole('tab', { name: /^Reviews/ }));
  const { name } = theProduct(SHIRT);
  const expectChoice = (isKept: boolean) => {
    expect(radio('M')).toHaveProperty('checked', isKept);
    const shown = group('Images').getByRole('button', { pressed: true });
    expect(shown).toHaveAccessibleName(isKept ? 'the back' : 'the front');
    const tab = screen.getByRole('tab', { selected: true });
    expect(tab).toHaveTextContent(isKept ? /^Reviews/ : /^Description/);
  };
  await goTo('/cart');
  await goBack(name);
  expectChoice(true);
  await goTo(`/product/${TEE}`);
  expect(radio('M')).toHaveAccessibleDescription('5–6 years');
  await goBack(name);
  expectChoice(false);
});

it('should have no stars and no Reviews for a product without ratings, and no links but a fact for a single color', async () => {
  const color = { style: 'tee', name: 'Sand' };
  const tee = productWith({ _id: 'tee', ratings: [], color });
  await renderAt('/product/tee', { catalogue: { products: [tee] } });
  expect(textsOf(screen.getAllByRole('tab'))).toEqual(['Description']);
  expect(screen.getByRole('tabpanel', { name: 'Description' })).toBeVisible();
  misses('img', /^Rated/);
  misses('navigation', 'Colors');
  expect(screen.getByText('Sand')).toBeVisible();
});

it('should show every image in the lightbox, which a press on one closes', async () => {
  await openProduct(SHIRT);
  await press('Zoom in');
  const name = 'Linen Camp Shirt, Sand, close up';
  await screen.findByRole('dialog', { name });
  const [first, ...others] = dialog(name).getAllByRole('img');
  expect(others).toHaveLength(3);
  if (first) await user.click(first);
  misses('dialog');
});

it('should link the colors of a style, which are no related products, each with no chosen size', async () => {
  const tee = (name: string) =>
    productWith({
      _id: name,
      name: `Tee, ${name}`,
      color: { style: 'tee', name },
    });
  const other = productWith({ _id: 'other', name: 'Other Tee' });
  const products = [tee('navy'), tee('sand'), other];
  await renderAt('/product/navy', { catalogue: { products } });
  const colors = screen.getByRole('navigation', { name: 'Colors' });
  expect(colors).toHaveTextContent('Colorsnavysand');
  const related = subheadingsIn(section('Related Products'));
  expect(related).toEqual(['Other Tee']);
  expect(link('navy')).toHaveAttribute('aria-current', 'page');
  await follow('sand');
  await arrives('Tee, sand');
  expect(link('sand')).toHaveAttribute('aria-current', 'page');
  expect(link('navy')).not.toHaveAttribute('aria-current');
  await choose('M');
  await follow('navy');
  await arrives('Tee, navy');
  for (const size of main().getAllByRole('radio'))
    expect(size).not.toBeChecked();
});

const DESCRIPTION = 'Description';
const REVIEWS = 'Reviews (122)';

const tabs = () => screen.getAllByRole('tab');
const tab = (name: string) => screen.getByRole('tab', { name });
const panel = () => screen.getByRole('tabpanel');

/** Expects one tab to be selected and in the tab order, and its panel shown. */
const expectOpen = (name: string) => {
  for (const { ariaSelected, tabIndex, textContent } of tabs())
    expect([ariaSelected, tabIndex]).toEqual(
      textContent === name ? ['true', 0] : ['false', -1],
    );
  expect(panel()).toHaveAccessibleName(name);
  expect(tab(name)).toHaveAttribute('aria-controls', panel().id);
};

it('should list the facts of the product, with links to its category and type, and 122 reviews with a mean of 4, in tabs that move by the arrow keys, by no other key, and by Tab into the panel', async () => {
  await openProduct(SHIRT);
  expect(textsOf(tabs())).toEqual([DESCRIPTION, REVIEWS]);
  expectOpen(DESCRIPTION);
  const facts = within(panel());
  const [category, type] = facts.getAllByRole('link');
  expect(category).toHaveAttribute('href', '/Collections?category=Men');
  expect(type).toHaveAttribute('href', '/Collections?type=Topwear');
  expect(textsOf(facts.getAllByRole('term'))).toEqual([
    'Category',
    'Type',
    'Material',
    'Weight',
    'Fit',
    'Care',
    'Origin',
  ]);
  sees('European linen');

  await user.click(tab(REVIEWS));
  const name = '4.0 of 5 from 122 reviews';
  expect(screen.getByRole('table', { name })).toBeVisible();
  expect(textsOf(screen.getAllByRole('row'))).toEqual([
    '5 stars54 reviews',
    '4 stars38 reviews',
    '3 stars16 reviews',
    '2 stars4 reviews',
    '1 star10 reviews',
  ]);
  expect(screen.getAllByRole('rowheader')).toHaveLength(5);

  await user.click(tab(DESCRIPTION));
  for (const [keys, name] of [
    ['{ArrowRight}', REVIEWS],
    ['{ArrowRight}', DESCRIPTION],
    ['{ArrowLeft}', REVIEWS],
    ['{ArrowDown}{ArrowUp}x', REVIEWS],
    ['{ArrowLeft}', DESCRIPTION],
  ] as const) {
    await user.keyboard(keys);
    expect(tab(name)).toHaveFocus();
    expectOpen(name);
  }
  // A key with one of these is the browser's.
  for (const modifier of ['altKey', 'ctrlKey', 'metaKey']) {
    const init = { key: 'ArrowRight', [modifier]: true };
    expect(fireEvent.keyDown(tab(DESCRIPTION), init)).toBe(true);
  }
  expectOpen(DESCRIPTION);
  await user.tab();
  expect(panel()).toHaveFocus();
});
