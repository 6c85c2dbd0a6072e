import { screen } from '@testing-library/react';
import { DELIVERY_FEE, feeText } from '../../../src/features/cart/totals';
import { submissions } from '../../support/forms';
import { renderAt } from '../../support/renderAt';
import {
  button,
  field,
  main,
  press,
  region,
  section,
  textsOf,
  type,
} from '../../support/shopper';

it('should show on the about page the mission, the reasons, the delivery fee and what the browser stores', async () => {
  await renderAt('/about');
  const headings = main().getAllByRole('heading');
  expect(textsOf(headings)).toEqual(
    expect.arrayContaining(['About us', 'Our mission']),
  );
  const why = section('Why choose us');
  const reasons = why.getAllByRole('heading', { level: 3 });
  expect(textsOf(reasons)).toEqual([
    'Quality Assurance',
    'Convenience',
    'Exceptional Customer Service',
  ]);
  expect(region('Delivery')).toHaveTextContent(feeText(DELIVERY_FEE));
  expect(region('Privacy policy')).toHaveTextContent(
    /cart is stored in this browser/,
  );
});

it('should show on the contact page the addresses, and expand the job openings', async () => {
  await renderAt('/Contact');
  const headings = main().getAllByRole('heading', { level: 2 });
  expect(textsOf(headings).slice(0, 2)).toEqual([
    'Our store',
    'Careers at Weft',
  ]);
  expect(main().getByText(/Loom Street/)).toBeVisible();
  const [phone, email] = main().getAllByRole('link');
  expect(phone?.getAttribute('href')).toMatch(/^tel:\+\d+$/);
  expect(email?.getAttribute('href')).toMatch(/^mailto:[^@]+@[^@]+$/);

  const openings = screen.getByText(/no openings today/);
  for (const isExpanded of [false, true, false]) {
    const state = String(isExpanded);
    expect(button('Explore Jobs')).toHaveAttribute('aria-expanded', state);
    if (isExpanded) expect(openings).toBeVisible();
    else expect(openings).not.toBeVisible();
    await press('Explore Jobs');
  }
  const address = openings.querySelector('a')?.getAttribute('href');
  expect(address).toBe(email?.getAttribute('href'));
  expect(window.location.pathname).toBe('/Contact');
});

it.each(['/', '/about', '/Contact'])(
  'should ask for an email address for the newsletter, and change nothing: %s',
  async (url) => {
    await renderAt(url);
    expect(region('Subscribe now & get 20% off')).toBeVisible();
    const email = field('Your email');
    expect(email).toHaveAttribute('type', 'email');
    expect(email).toBeRequired();
    await press('SUBSCRIBE');
    expect(submissions).toEqual([]);

    await type('Your email', 'ada@weft.example');
    const before = document.body.innerHTML;
    await press('SUBSCRIBE');
    await type('Your email', '{Enter}');
    expect(submissions).toEqual([true, true]);
    expect(email).toHaveValue('ada@weft.example');
    expect(document.body.innerHTML).toBe(before);
    expect(window.location.href).toBe(`http://localhost${url}`);
  },
);
