import { policies } from '../../../src/data/policies';
import {
  button,
  field,
  headings,
  main,
  press,
  region,
  renderAt,
  screen,
  section,
  sees,
  subheadingsIn,
  submissions,
  textsOf,
  type,
} from '../../support';

it('should show the mission, the reasons, the delivery fee and what the browser stores, ask for an email address of the newsletter, and change nothing', async () => {
  await renderAt('/about');
  expect(textsOf(main().getAllByRole('heading'))).toEqual(
    expect.arrayContaining(['About us', 'Our mission']),
  );
  expect(subheadingsIn(section('Why choose us'))).toEqual([
    'Quality Assurance',
    'Convenience',
    'Exceptional Customer Service',
  ]);
  expect(region('Delivery and returns')).toHaveTextContent(
    'Delivery costs $10.00 for any order, large or small.',
  );
  expect(region('Privacy policy')).toHaveTextContent(policies.privacy ?? '');

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
});

it('should show the addresses, and expand the job openings', async () => {
  await renderAt('/Contact');
  expect(headings().slice(0, 2)).toEqual(['Our store', 'Careers at Weft']);
  sees(/Loom Street/);
  const [phone, email] = main().getAllByRole('link');
  expect(phone?.getAttribute('href')).toMatch(/^tel:\+\d+$/);
  expect(email?.getAttribute('href')).toMatch(/^mailto:[^@]+@[^@]+$/);

  const openings = screen.getByText(/no openings today/);
  const jobs = button('Explore Jobs');
  expect(jobs).toHaveAttribute('aria-expanded', 'false');
  expect(openings).not.toBeVisible();
  await press('Explore Jobs');
  expect(jobs).toHaveAttribute('aria-expanded', 'true');
  expect(openings).toBeVisible();
  await press('Explore Jobs');
  expect(openings).not.toBeVisible();
  const address = openings.querySelector('a')?.getAttribute('href');
  expect(address).toBe(email?.getAttribute('href'));
  expect(field('Your email')).toBeVisible();
});
