import { screen, within } from '@testing-library/react';
import { productWith } from '../../support/products';
import { renderAt } from '../../support/renderAt';

const tee = (name: string, fields = {}) =>
  productWith({
    _id: `tee-${name.toLowerCase()}`,
    name: `Tee, ${name}`,
    image: [`/images/products/${name}-1-800.x.avif`],
    color: { style: 'tee', name },
    ...fields,
  });

const products = [
  tee('Navy', { date: null }),
  tee('Sand', { date: Date.UTC(2026, 9, 28) }),
  tee('Black', { _id: 'cap', color: { style: 'cap', name: 'Black' } }),
];

const colors = () => screen.getByRole('navigation', { name: 'Colors' });

describe('the colors of a style', () => {
  it('should be links between the pages of its products, each with its date if it has one', async () => {
    const { user } = await renderAt('/product/tee-navy', { catalogue: { products } });
    const links = within(colors()).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Navy', '/product/tee-navy'],
      ['Sand', '/product/tee-sand'],
    ]);
    expect(within(colors()).getByRole('link', { current: 'page' })).toHaveTextContent('Navy');
    expect(screen.queryByText('In the shop since')).toBeNull();
    await user.click(within(colors()).getByRole('link', { name: 'Sand' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Tee, Sand' })).toBeVisible();
    expect(within(colors()).getByRole('link', { current: 'page' })).toHaveTextContent('Sand');
    expect(screen.getByText('28 October 2026')).toBeVisible();
  });

  it('should not be shown for a style of one color', async () => {
    await renderAt('/product/cap', { catalogue: { products } });
    expect(screen.queryByRole('navigation', { name: 'Colors' })).toBeNull();
  });
});
