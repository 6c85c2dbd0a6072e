import { renderAt } from '../../support/renderAt';
import { main } from '../../support/pageHelpers';

describe('ContactPage', () => {
  it('should show the address of the store, the phone number and the email address', async () => {
    await renderAt('/Contact');
    expect(main().getByRole('heading', { level: 1, name: 'Contact us' })).toBeVisible();
    expect(main().getByRole('heading', { level: 2, name: 'Our store' })).toBeVisible();
    expect(main().getByText(/Loom Street/)).toBeVisible();
    const [phone, email] = main().getAllByRole('link');
    expect(phone?.getAttribute('href')).toMatch(/^tel:\+\d+$/);
    expect(email?.getAttribute('href')).toMatch(/^mailto:[^@]+@[^@]+$/);
  });

  it('should expand the job openings in place by Explore Jobs', async () => {
    const { user } = await renderAt('/Contact');
    expect(main().getByRole('heading', { name: /Careers/ })).toBeVisible();
    const button = main().getByRole('button', { name: 'Explore Jobs' });
    const line = main().getByText(/no openings today/);
    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(line).not.toBeVisible();

    await user.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(line).toBeVisible();
    expect(line.querySelector('a')?.getAttribute('href')).toMatch(/^mailto:/);
    expect(window.location.pathname).toBe('/Contact');

    await user.click(button);
    expect(line).not.toBeVisible();
  });
});
