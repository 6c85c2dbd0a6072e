import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { Footer } from '../../../src/layout/components/Footer';
import { section } from '../../support/shopper';

const hrefsOf = (links: readonly HTMLElement[]) =>
  links.map((each) => each.getAttribute('href'));

it('should link to existing pages, a phone number and an email address, and have the year of the build', () => {
  render(<Footer />, {
    wrapper: MemoryRouter,
  });
  const company = screen.getByRole('navigation', { name: 'Company' });
  expect(hrefsOf(within(company).getAllByRole('link'))).toEqual([
    '/',
    '/about',
    '/Collections?q=Reduced',
    '/about#delivery',
    '/about#privacy',
    '/Contact',
  ]);
  const contact = section('Get in touch').getAllByRole('link');
  expect(hrefsOf(contact)).toEqual([
    expect.stringMatching(/^tel:\+\d+$/),
    expect.stringMatching(/^mailto:\S+@\S+$/),
  ]);
  const copyright = '© 2031 Weft. All rights reserved.';
  expect(screen.getByText(copyright)).toBeVisible();
});
