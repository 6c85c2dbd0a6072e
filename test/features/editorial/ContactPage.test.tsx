import {
  button,
  field,
  headings,
  main,
  press,
  renderAt,
  screen,
} from '../../support';

it('should show the addresses, and expand the job openings', async () => {
  await renderAt('/Contact');
  expect(headings().slice(0, 2)).toEqual(['Our store', 'Careers at Weft']);
  expect(main().getByText(/Loom Street/)).toBeVisible();
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
