import { itemAdded } from '../../../src/features/cart/cartSlice';
import {
  arrives,
  choose,
  field,
  fireEvent,
  follow,
  formFields,
  goToCart,
  group,
  main,
  press,
  radio,
  region,
  renderAt,
  screen,
  SHIRT,
  SKIRT,
  submissions,
  TEE,
  textsOf,
  type,
  user,
  within,
} from '../../support';
import { fillDisk, fillStorage } from '../../support/fakeBrowser';

it('should have nine optional fields, and cash on delivery as the last of three payments', async () => {
  await renderAt('/place-order');
  await arrives('Delivery Information');
  expect(formFields()).toEqual([
    'First name: text, autocomplete given-name',
    'Last name: text, autocomplete family-name',
    'Email address: email, autocomplete email, inputmode email',
    'Street: text, autocomplete street-address',
    'City: text, autocomplete address-level2',
    'State: text, autocomplete address-level1',
    'Zipcode: text, autocomplete postal-code, inputmode numeric',
    'Country: text, autocomplete country-name',
    'Phone: tel, autocomplete tel, inputmode numeric',
  ]);
  const payments = group('Payment Method').getAllByRole('radio');
  const values = payments.map((payment) => payment.getAttribute('value'));
  expect(values).toEqual(['strip', 'razorpay', 'cod']);
  expect(payments[2]).toBe(radio(/cash on delivery/i));
  expect(payments[2]).toBeChecked();
  await choose(/cash on delivery/i);
  await user.keyboard('{ArrowUp}');
  expect(radio('Razorpay')).toBeChecked();
});

it('should say at each number field that it takes digits only, and drop all else', async () => {
  await renderAt('/place-order');
  for (const name of ['Zipcode', 'Phone']) {
    const note = `${name} takes digits only`;
    expect(main().getByText(note)).toBeVisible();
    expect(field(name)).toHaveAccessibleDescription(note);
  }
  await type('Zipcode', '1a2b3c');
  expect(field('Zipcode')).toHaveDisplayValue('123');
  await user.click(field('Phone'));
  await user.paste('+1 (555) 01');
  expect(field('Phone')).toHaveDisplayValue('155501');
  expect(field('City')).not.toHaveAccessibleDescription();
});

it('should fold what is bought, with its sizes, quantities, prices and a way to the cart', async () => {
  const items = { [SHIRT]: { S: 2 }, [TEE]: { M: 1 } };
  await renderAt('/place-order', { cart: { items } });
  const summary = main().getByText('Your order: 3 items');
  const lines = within(summary.closest('details') ?? summary);
  expect(lines.getByText('Change the cart')).not.toBeVisible();
  expect(region('Cart Totals')).toHaveTextContent('Total$160.00');
  await user.click(summary);
  expect(textsOf(lines.getAllByRole('listitem'))).toEqual([
    'Linen Camp Shirt, SandSize S, quantity 2$136',
    'Stripe Crew Tee, OchreSize M, 5–6 years, quantity 1$14',
  ]);
  expect(lines.queryByRole('img')).toBeNull();
  await follow('Change the cart');
  await arrives('Your Cart');
});

it('should say which lines of the cart it leaves out, and why', async () => {
  const items = { [SHIRT]: { S: 2 }, [SKIRT]: { XXL: 1 } };
  await renderAt('/place-order', { cart: { items } });
  const skirt = 'Pleated Midi Skirt, Camel, size XXL, is sold out.';
  expect(main().getByText(`Not in this order: ${skirt}`)).toBeVisible();
  expect(main().getByText('Your order: 2 items')).toBeVisible();
});

it('should keep what the browser fills in without an event, and submit it without leaving the page', async () => {
  const store = await renderAt('/place-order');
  const fillIn = (label: string, text: string) => {
    screen.getByLabelText<HTMLInputElement>(label).value = text;
  };
  const { delivery } = store.getState().checkout;
  fillIn('City', 'Providence');
  await choose('Razorpay');
  await type('State', 'RI');
  expect(field('City')).toHaveDisplayValue('Providence');
  expect(store.getState().checkout.delivery).toEqual({
    ...delivery,
    city: 'Providence',
    state: 'RI',
  });
  fillIn('Country', 'Italy');
  fireEvent.blur(field('Country'));
  expect(store.getState().checkout.delivery.country).toBe('Italy');
  fillIn('Zipcode', 'RI 02903');
  await press('PLACE ORDER');
  await arrives('My Orders');
  expect(submissions).toEqual([true]);
  expect(store.getState().checkout.delivery.zipcode).toBe('02903');
});

it('should keep the text of each field after navigation, and place an order without validating it', async () => {
  const typed = {
    'Last name': "O'Lovelace-Müller",
    'Email address': 'no email at all',
    Zipcode: '02903',
  };
  const items = { [SHIRT]: { S: 1 } };
  const store = await renderAt('/place-order', { cart: { items } });
  for (const [label, text] of Object.entries(typed)) {
    await user.click(field(label));
    await user.paste(text);
  }
  await choose('Razorpay');
  await goToCart();
  await arrives('Your Cart');
  await press('PROCEED TO CHECKOUT');
  await arrives('Delivery Information');
  for (const [label, text] of Object.entries(typed))
    expect(field(label)).toHaveDisplayValue(text);
  expect(radio('Razorpay')).toBeChecked();
  const before = store.getState();

  await press('PLACE ORDER');
  await arrives('My Orders');
  const route = { pathname: '/orders' };
  expect(store.getState()).toEqual({ ...before, route });
  expect(screen.queryByRole('alert')).toBeNull();
});

it('should keep the caret where a text was typed or pasted into the middle of digits', async () => {
  await renderAt('/place-order');
  await type('Zipcode', '02903');
  const zipcode = screen.getByLabelText<HTMLInputElement>('Zipcode');
  zipcode.setSelectionRange(2, 2);
  await user.keyboard('x7y');
  await user.paste('5-');
  await user.keyboard('1');
  expect(zipcode).toHaveDisplayValue('02751903');
  expect(zipcode.selectionStart).toBe(5);
});

it('should take a form where the browser stores nothing, and say that it may not be kept', async () => {
  const store = await renderAt('/place-order');
  const notKept = /may not keep what you enter/;
  expect(main().queryByText(notKept)).toBeNull();
  fillStorage();
  fillDisk();
  store.dispatch(itemAdded({ productId: SHIRT, size: 'S' }));
  await type('City', 'Turin');
  expect(field('City')).toHaveDisplayValue('Turin');
  expect(await main().findByText(notKept)).toBeVisible();
});
