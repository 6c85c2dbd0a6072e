import { screen, within } from '@testing-library/react';
import { renderAt } from '../../support/renderAt';
import { header, heading, main, watchSubmits } from '../../support/pageHelpers';
import { SHIRT } from '../../support/productIds';
import { cartWith } from '../../support/cart';

const cart = cartWith({ [SHIRT]: { M: 2 } });
const field = (label: string) => main().getByLabelText(label);
const radios = () =>
  within(main().getByRole('group', { name: 'Payment Method' })).getAllByRole<HTMLInputElement>('radio');
const selected = () => radios().flatMap(({ checked, value }) => (checked ? [value] : []));

const FIELDS = [
  ['First name', 'text', /^given-name$/, null],
  ['Last name', 'text', /^family-name$/, null],
  ['Email address', 'email', /^email$/, 'email'],
  ['Street', 'text', /^(street-address|address-line1)$/, null],
  ['City', 'text', /^address-level2$/, null],
  ['State', 'text', /^address-level1$/, null],
  ['Zipcode', 'text', /^postal-code$/, 'numeric'],
  ['Country', 'text', /^country-name$/, null],
  ['Phone', 'tel', /^tel$/, 'numeric'],
] as const;

const TYPED = [
  ['First name', 'Ada'],
  ['Last name', "O'Lovelace-Müller"],
  ['Email address', 'ada@weft.example'],
  ['Street', '12 St James’s Square'],
  ['City', 'Providence'],
  ['State', 'RI'],
  ['Zipcode', '02903'],
  ['Country', 'USA'],
  ['Phone', '0015550100'],
] as const;

describe('delivery form', () => {
  it('should show nine blank fields in order', async () => {
    await renderAt('/place-order');
    expect(main().getByRole('heading', { level: 1, name: 'Delivery Information' })).toBeVisible();
    expect(main().getAllByRole('textbox')).toHaveLength(9);
    const labels = [...document.querySelectorAll('main form label')].map(({ textContent }) => textContent);
    expect(labels).toEqual(FIELDS.map(([label]) => label));
    for (const [label] of FIELDS) expect(field(label)).toHaveDisplayValue('');
  });

  it.each(FIELDS)(
    'should have the type, autocomplete and input mode of %s',
    async (label, type, autocomplete, inputMode) => {
      await renderAt('/place-order');
      const input = field(label);
      expect(input).toBeVisible();
      expect(input).toHaveProperty('type', type);
      expect(input.getAttribute('autocomplete')).toMatch(autocomplete);
      expect(input.getAttribute('inputmode')).toBe(inputMode);
      expect(input).not.toBeRequired();
      expect(input).toBeValid();
    },
  );

  it('should keep all typed text after navigation', async () => {
    const { user, store } = await renderAt('/place-order', { cart });
    for (const [label, text] of TYPED) await user.type(field(label), text);
    await user.click(main().getByRole('radio', { name: 'Razorpay' }));
    await user.click(header().getByRole('link', { name: /^Cart/ }));
    await heading('Your Cart');
    await user.click(main().getByRole('button', { name: 'PROCEED TO CHECKOUT' }));
    await heading('Delivery Information');
    for (const [label, text] of TYPED) expect(field(label)).toHaveDisplayValue(text);
    expect(selected()).toEqual(['razorpay']);
    expect(Object.values(store.getState().checkout.delivery)).toEqual(TYPED.map(([, text]) => text));
  });

  it.each(['Zipcode', 'Phone'])(
    'should keep the leading zeros of %s and distinguish blank from 0',
    async (label) => {
      const { user, store } = await renderAt('/place-order');
      const before = store.getState().checkout.delivery;
      await user.type(field(label), '007');
      await user.tab();
      expect(field(label)).toHaveDisplayValue('007');
      expect(Object.values(store.getState().checkout.delivery)).toContain('007');

      await user.clear(field(label));
      await user.type(field(label), '0');
      await user.tab();
      expect(field(label)).toHaveDisplayValue('0');
      expect(Object.values(store.getState().checkout.delivery)).toContain('0');

      await user.clear(field(label));
      expect(field(label)).toHaveDisplayValue('');
      expect(store.getState().checkout.delivery).toEqual(before);
    },
  );

  it.each([
    ['Zipcode', '02903-1234', '029031234'],
    ['Phone', '+1 (555) 010-0142', '15550100142'],
  ])('should keep the digits of %s and drop every other character', async (label, text, digits) => {
    const { user, store } = await renderAt('/place-order');
    await user.type(field(label), text);
    expect(field(label)).toHaveValue(digits);
    await user.clear(field(label));
    await user.click(field(label));
    await user.paste(text);
    expect(field(label)).toHaveValue(digits);
    expect(Object.values(store.getState().checkout.delivery)).toContain(digits);
  });

  it('should keep the caret position when a character is dropped', async () => {
    const { user } = await renderAt('/place-order');
    await user.type(field('Phone'), '1234');
    await user.type(field('Phone'), 'x', { initialSelectionStart: 2, initialSelectionEnd: 2 });
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
    expect(window.location.pathname + window.location.search).toBe('/place-order');
  });
});

describe('payment method', () => {
  it('should be strip, razorpay or cod, with cod selected', async () => {
    await renderAt('/place-order');
    expect(radios().map(({ value }) => value)).toEqual(['strip', 'razorpay', 'cod']);
    expect(selected()).toEqual(['cod']);
    expect(main().getByRole('radio', { name: /cash on delivery/i })).toBeChecked();
  });

  it('should change on click and by the arrow keys', async () => {
    const { user, store } = await renderAt('/place-order');
    await user.click(main().getByRole('radio', { name: /stripe/i }));
    expect(selected()).toEqual(['strip']);
    expect(store.getState().checkout.payment).toBe('strip');
    await user.keyboard('{ArrowDown}');
    expect(selected()).toEqual(['razorpay']);
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(selected()).toEqual(['strip']);
  });
});

describe('PLACE ORDER', () => {
  it('should open the orders and keep the cart', async () => {
    const { user, store } = await renderAt('/place-order', { cart });
    const before = store.getState();
    await user.click(main().getByRole('button', { name: 'PLACE ORDER' }));
    expect(await heading('My Orders')).toBeVisible();
    expect(window.location.pathname).toBe('/orders');
    const { route, ...after } = store.getState();
    expect(route).toEqual({ pathname: '/orders' });
    expect(after).toEqual({ ...before, route: undefined });
    expect(within(header().getByRole('link', { name: /^Cart/ })).getByText('2')).toBeVisible();
    expect(main().getAllByRole('button', { name: 'Track Order' })).toHaveLength(3);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('should not validate the delivery form', async () => {
    const { user } = await renderAt('/place-order');
    await user.type(field('Email address'), 'no email at all');
    await user.click(main().getByRole('button', { name: 'PLACE ORDER' }));
    expect(await heading('My Orders')).toBeVisible();
  });
});
