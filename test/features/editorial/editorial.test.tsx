import { within } from '@testing-library/react';
import { DELIVERY } from '../../../src/features/cart/totals';
import { renderAt } from '../../support/renderAt';
import { button, main, watchSubmits } from '../../support/pageHelpers';

it('should show on the about page the mission, the reasons, the delivery fee and what the browser stores', async () => {
  await renderAt('/about');
  expect(
    main().getByRole('heading', { level: 1, name: 'About us' }),
  ).toBeVisible();
  expect(
    main().getByRole('heading', { level: 2, name: /mission/i }),
  ).toBeVisible();
  const section = (name: string | RegExp) =>
    within(main().getByRole('region', { name }));
  const reasons = section(/why choose us/i).getAllByRole('heading', {
    level: 3,
  });
  expect(reasons.map(({ textContent }) => textContent)).toEqual([
    'Quality Assurance',
    'Convenience',
    'Exceptional Customer Service',
  ]);
  expect(
    section('Delivery').getByText(DELIVERY.text, { exact: false }),
  ).toBeVisible();
  expect(
    section('Privacy policy').getByText(/cart is stored in this browser/),
  ).toBeVisible();
});

it('should show on the contact page the addresses, and expand the job openings', async () => {
  const { user } = await renderAt('/Contact');
  expect(
    main().getByRole('heading', { level: 1, name: 'Contact us' }),
  ).toBeVisible();
  expect(
    main().getByRole('heading', { level: 2, name: 'Our store' }),
  ).toBeVisible();
  expect(main().getByText(/Loom Street/)).toBeVisible();
  const [phone, email] = main().getAllByRole('link');
  expect(phone?.getAttribute('href')).toMatch(/^tel:\+\d+$/);
  expect(email?.getAttribute('href')).toMatch(/^mailto:[^@]+@[^@]+$/);

  expect(main().getByRole('heading', { name: /Careers/ })).toBeVisible();
  const jobs = button('Explore Jobs');
  const line = main().getByText(/no openings today/);
  for (const isExpanded of [false, true, false]) {
    expect(jobs).toHaveAttribute('aria-expanded', String(isExpanded));
    if (isExpanded) expect(line).toBeVisible();
    else expect(line).not.toBeVisible();
    await user.click(jobs);
  }
  expect(line.querySelector('a')?.getAttribute('href')).toMatch(/^mailto:/);
  expect(window.location.pathname).toBe('/Contact');
});

it.each(['/', '/about', '/Contact'])(
  'should validate the newsletter and change nothing: %s',
  async (url) => {
    const { user } = await renderAt(url);
    const email = main().getByRole('textbox', { name: 'Your email' });
    const subscribe = button('SUBSCRIBE');
    const { prevented, end } = watchSubmits();
    expect(main().getByRole('heading', { name: /20% off/ })).toBeVisible();
    expect(email).toHaveAttribute('type', 'email');
    expect(email).toBeRequired();
    for (const text of ['{Tab}', 'ada']) {
      await user.type(email, text);
      expect(email).toHaveProperty('validity.valid', false);
      await user.click(subscribe);
    }
    expect(prevented).toEqual([]);

    await user.type(email, '@weft.example');
    expect(email).toHaveProperty('validity.valid', true);
    const before = document.body.innerHTML;
    await user.click(subscribe);
    await user.type(email, '{Enter}');
    end();
    expect(prevented).toEqual([true, true]);
    expect(email).toHaveValue('ada@weft.example');
    expect(document.body.innerHTML).toBe(before);
    expect(window.location.href).toBe(`http://localhost${url}`);
  },
);
