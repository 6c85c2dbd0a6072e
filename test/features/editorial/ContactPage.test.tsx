import { renderAt } from '../../support/renderAt';
import { main } from '../../support/pageHelpers';

it('should show the address, the phone number and the email address, and expand the job openings', async () => {
  const { user } = await renderAt('/Contact');
  expect(main().getByRole('heading', { level: 1, name: 'Contact us' })).toBeVisible();
  expect(main().getByRole('heading', { level: 2, name: 'Our store' })).toBeVisible();
  expect(main().getByText(/Loom Street/)).toBeVisible();
  const [phone, email] = main().getAllByRole('link');
  expect(phone?.getAttribute('href')).toMatch(/^tel:\+\d+$/);
  expect(email?.getAttribute('href')).toMatch(/^mailto:[^@]+@[^@]+$/);

  expect(main().getByRole('heading', { name: /Careers/ })).toBeVisible();
  const button = main().getByRole('button', { name: 'Explore Jobs' });
  const line = main().getByText(/no openings today/);
  for (const isExpanded of [false, true, false]) {
    expect(button).toHaveAttribute('aria-expanded', String(isExpanded));
    if (isExpanded) expect(line).toBeVisible();
    else expect(line).not.toBeVisible();
    await user.click(button);
  }
  expect(line.querySelector('a')?.getAttribute('href')).toMatch(/^mailto:/);
  expect(window.location.pathname).toBe('/Contact');
});
