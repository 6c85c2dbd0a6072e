import { lineRemoved } from '../../src/features/cart/cartSlice';
import {
  act,
  arrives,
  fireEvent,
  follow,
  goBack,
  h1,
  hears,
  link,
  press,
  renderAt,
  screen,
  SHIRT,
  theProduct,
  user,
  waitFor,
  within,
} from '../support';

const SHIRT_NAME = 'Linen Camp Shirt, Sand';
const FLANNEL = 'flannel-check-shirt-forest';
const catalogue = { products: [SHIRT, FLANNEL].map(theProduct) };

it('should not move the focus or announce the title of the first page', async () => {
  await renderAt('/about/');
  expect(document.title).toContain('Weft');
  expect(document.body).toHaveFocus();
  // A title is announced half a second after its page is shown.
  await act(() => new Promise((resolve) => setTimeout(resolve, 700)));
  await hears();
});

it('should focus the h1 of a product after a link, and the followed link after Back, also instead of the hash and after a scroll', async () => {
  await renderAt(`/product/${SHIRT}#main`, { catalogue });
  await follow('Flannel Check Shirt, Forest $85');
  expect(await arrives('Flannel Check Shirt, Forest')).toHaveFocus();
  await hears(document.title);
  await goBack(SHIRT_NAME);
  const untilFollowed = () =>
    waitFor(() =>
      expect(link('Flannel Check Shirt, Forest $85')).toHaveFocus(),
    );
  await untilFollowed();
  await hears(document.title);

  Object.assign(window, { scrollY: 70 });
  fireEvent.scroll(window);
  await waitFor(() => expect(history.state).toMatchObject({ scroll: 70 }));
  history.forward();
  await arrives('Flannel Check Shirt, Forest');
  await goBack(SHIRT_NAME);
  await untilFollowed();
});

it('should focus the h1 after Back, if a link of the header or a button was pressed', async () => {
  await renderAt(`/product/${SHIRT}`, { catalogue });
  await follow('Flannel Check Shirt, Forest $85');
  await arrives('Flannel Check Shirt, Forest');
  await goBack(SHIRT_NAME);
  const main = screen.getByRole('main');
  await press('Search');
  await arrives('All Collections');
  // Orca reads the heading of a new element alone.
  expect(main).not.toBeInTheDocument();
  // Not the card that was followed before the button.
  const heading = await goBack(SHIRT_NAME);
  await waitFor(() => expect(heading).toHaveFocus());
  // Not its twin in the footer.
  const [logo] = within(screen.getByRole('banner')).getAllByRole('link');
  await user.click(logo ?? document.body);
  await waitFor(() => expect(h1()).not.toBe(heading));
  const again = await goBack(SHIRT_NAME);
  await waitFor(() => expect(again).toHaveFocus());
});

it('should focus the h1 after Forward to a list that was sorted by keyboard, not the link of the footer that led there', async () => {
  await renderAt('/about/');
  const about = h1();
  await follow('Reduced');
  await arrives('Reduced');
  // By keyboard, the select has no click.
  const sort = screen.getByRole('combobox', { name: 'Sort by' });
  fireEvent.change(sort, { target: { value: 'low-to-high' } });
  window.history.back();
  await waitFor(() => expect(sort).toHaveValue('relevant'));
  await goBack(about.textContent);
  window.history.forward();
  const heading = await arrives('Reduced');
  await waitFor(() => expect(heading).toHaveFocus());
});

it('should focus the followed one of two links to the same product after Back, and the h1 if it is gone', async () => {
  const cart = { items: { [SHIRT]: { S: 1, M: 1 } } };
  const store = await renderAt('/cart', { cart });
  const lines = () => screen.getAllByRole('link', { name: SHIRT_NAME });
  const images = () => document.querySelectorAll('main a[aria-hidden] img');
  const expectSecond = async () => {
    await arrives(SHIRT_NAME);
    await goBack('Your Cart');
    await waitFor(() => expect(lines()[1]).toHaveFocus());
  };
  await user.click(lines()[1] ?? document.body);
  await expectSecond();
  // A press on the image leads to the name. Safari does not focus it.
  fireEvent.click(images()[1] ?? document.body);
  await expectSecond();
  await user.click(lines()[1] ?? document.body);
  await arrives(SHIRT_NAME);
  store.dispatch(lineRemoved({ productId: SHIRT, size: 'M' }));
  const heading = await goBack('Your Cart');
  await waitFor(() => expect(heading).toHaveFocus());
});
