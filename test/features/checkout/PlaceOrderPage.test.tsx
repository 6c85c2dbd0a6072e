import { screen, waitFor, within } from '@testing-library/react';
import { announcements } from '../../support/announcements';
import { renderAt } from '../../support/renderAt';
import {
  button,
  cartLink,
  heading,
  main,
  radio,
  watchSubmits,
} from '../../support/pageHelpers';
import { SHIRT } from '../../support/productIds';
import { cartWith } from '../../support/cart';

const field = (label: string) => main().getByLabelText(label);

/** The label, type, autocomplete and input mode of each field, and a text. */
const FIELDS = [
  ['First name', 'text', /^given-name$/, null, 'Ada'],
  ['Last name', 'text', /^family-name$/, null, "O'Lovelace-Müller"],
  ['Email address', 'email', /^email$/, 'email', 'no email at all'],
  [
    'Street',
    'text',
    /^(street-address|address-line1)$/,
    null,
    '12 St James’s Square',
  ],
  ['City', 'text', /^address-level2$/, null, 'Providence'],
  ['State', 'text', /^address-level1$/, null, 'RI'],
  ['Zipcode', 'text', /^postal-code$/, 'numeric', '02903'],
  ['Country', 'text', /^country-name$/, null, 'USA'],
  ['Phone', 'tel', /^tel$/, 'numeric', '0015550100'],
] as const;

it('should show nine blank fields in order, and cash on delivery as the last of three payments', async () => {
  await renderAt('/place-order');
  expect(
    main().getByRole('heading', { level: 1, name: 'Delivery Information' }),
  ).toBeVisible();
  const inputs = main().getAllByRole<HTMLInputElement>('textbox');
  expect(inputs.map(({ labels }) => labels?.[0]?.textContent)).toEqual(
    FIELDS.map(([label]) => label),
  );
  for (const [i, [, type, autocomplete, inputMode]] of FIELDS.entries()) {
    const input = inputs[i];
    expect(input).toBeVisible();
    expect(input).toHaveDisplayValue('');
    expect(input).toHaveProperty('type', type);
    expect(input?.getAttribute('autocomplete')).toMatch(autocomplete);
    expect(input?.getAttribute('inputmode')).toBe(inputMode);
    expect(input).not.toBeRequired();
  }
  const radios = within(
    main().getByRole('group', { name: 'Payment Method' }),
  ).getAllByRole('radio');
  expect(radios.map((radio) => radio.getAttribute('value'))).toEqual([
    'strip',
    'razorpay',
    'cod',
  ]);
  expect(radio(/cash on delivery/i)).toBe(radios[2]);
  expect(radios[2]).toBeChecked();
});

it('should show the total with the fee, and count the pieces of all lines in the header', async () => {
  await renderAt('/place-order', {
    cart: cartWith({ [SHIRT]: { S: 1, M: 1 } }),
  });
  const amounts = main().getByRole('region', { name: 'Cart Totals' });
  expect(amounts).toHaveTextContent(
    'Subtotal$136.00Shiping Fee$10.00Total$146.00',
  );
  expect(cartLink()).toHaveTextContent('Cart2');
});

it('should announce once for each visit that a number field drops what is no digit', async () => {
  const { user } = await renderAt('/place-order');
  await user.type(field('Zipcode'), '1a2b3c');
  await waitFor(() =>
    expect(announcements()).toEqual(['Zipcode takes digits only']),
  );
  expect(field('Zipcode')).toHaveValue('123');
  await user.type(field('Phone'), '555');
  await user.paste('٠١');
  await user.type(field('Zipcode'), '4d');
  await waitFor(() =>
    expect(announcements()).toEqual([
      'Zipcode takes digits only',
      'Zipcode takes digits only',
    ]),
  );
});

it('should keep all typed text after navigation, and place an order without validating it', async () => {
  const { user, store } = await renderAt('/place-order', {
    cart: cartWith({ [SHIRT]: { M: 2 } }),
  });
  for (const [label, , , , text] of FIELDS) await user.type(field(label), text);
  await user.click(radio('Razorpay'));
  await user.click(cartLink());
  await heading('Your Cart');
  await user.click(button('PROCEED TO CHECKOUT'));
  await heading('Delivery Information');
  for (const [label, , , , text] of FIELDS)
    expect(field(label)).toHaveDisplayValue(text);
  expect(radio('Razorpay')).toBeChecked();
  const before = store.getState();
  expect(Object.values(before.checkout.delivery)).toEqual(
    FIELDS.map(([, , , , text]) => text),
  );

  await user.click(button('PLACE ORDER'));
  expect(await heading('My Orders')).toBeVisible();
  expect(window.location.pathname).toBe('/orders');
  expect(store.getState()).toEqual({
    ...before,
    route: { pathname: '/orders' },
  });
  expect(within(cartLink()).getByText('2')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it.each([
  ['Zipcode', '007', '007'],
  ['Zipcode', '0', '0'],
  ['Zipcode', '02903-1234', '029031234'],
  ['Zipcode', '０２９０３', '02903'],
  ['Zipcode', '٠٢٩٠٣-۱۲۳۴', '029031234'],
  ['Phone', '007', '007'],
  ['Phone', '९८७६៨', '98768'],
  ['Phone', '+1 (555) 010-0142', '15550100142'],
])('should keep of the %s %j the digits %j', async (label, text, digits) => {
  const { user, store } = await renderAt('/place-order');
  const before = store.getState().checkout.delivery;
  const type = () => user.type(field(label), text);
  const paste = async () => {
    await user.click(field(label));
    await user.paste(text);
  };
  for (const enter of [type, paste]) {
    await enter();
    await user.tab();
    expect(field(label)).toHaveDisplayValue(digits);
    expect(Object.values(store.getState().checkout.delivery)).toContain(digits);
    await user.clear(field(label));
    expect(store.getState().checkout.delivery).toEqual(before);
  }
});

it('should keep the caret position when a character is dropped', async () => {
  const { user } = await renderAt('/place-order');
  await user.type(field('Phone'), '1234');
  await user.type(field('Phone'), 'x', {
    initialSelectionStart: 2,
    initialSelectionEnd: 2,
  });
  expect(field('Phone')).toHaveProperty('selectionStart', 2);
  await user.keyboard('9');
  expect(field('Phone')).toHaveValue('12934');
});

it('should stay on the page when Enter is pressed', async () => {
  const { user } = await renderAt('/place-order');
  const { prevented, end } = watchSubmits();
  await user.type(field('City'), 'Providence{Enter}');
  end();
  expect(prevented).not.toContain(false);
  expect(field('City')).toHaveValue('Providence');
  expect(window.location.pathname + window.location.search).toBe(
    '/place-order',
  );
});

it('should keep the caret position when other digits become 0 to 9', async () => {
  const { user } = await renderAt('/place-order');
  await user.type(field('Phone'), '1234');
  await user.type(field('Phone'), '٩', {
    initialSelectionStart: 2,
    initialSelectionEnd: 2,
  });
  expect(field('Phone')).toHaveProperty('selectionStart', 3);
  expect(field('Phone')).toHaveValue('12934');
});
