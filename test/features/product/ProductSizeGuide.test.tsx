import { screen, within } from '@testing-library/react';
import { renderAt } from '../../support/renderAt';
import { button, goTo, main, theProduct } from '../../support/pageHelpers';
import { SHIRT, SKIRT, TROUSERS } from '../../support/productIds';

const sheet = () => screen.queryByRole('dialog', { name: 'Size guide' });
const openGuide = async (id: string) => {
  const { user, router } = await renderAt(`/product/${id}`);
  await user.click(button('Size guide'));
  return {
    router,
    table: await main().findByRole('table', {
      name: /^Measures of the garment/,
    }),
  };
};

describe('size guide', () => {
  it('should not be offered for a product without measures', async () => {
    const products = [{ ...theProduct(SHIRT), hasSizeGuide: false }];
    await renderAt(`/product/${SHIRT}`, { catalogue: { products } });
    expect(button('ADD TO CART')).toBeVisible();
    expect(
      main().queryByRole('button', { name: 'Size guide' }),
    ).not.toBeInTheDocument();
  });

  it('should show the measures in cm and inches, and where they are measured', async () => {
    const { router, table } = await openGuide(SHIRT);
    expect(sheet()).toContainElement(table);
    expect(sheet()).toContainElement(
      screen.getByRole('heading', { name: 'Size guide' }),
    );
    expect(table).toBeVisible();
    expect(table).toHaveAccessibleName(
      'Measures of the garment, not of the body. Chest is measured all the way around.',
    );
    const rows = within(table)
      .getAllByRole('row')
      .map((row) => [...row.children].map(({ textContent }) => textContent));
    expect(rows.slice(0, 3)).toEqual([
      ['Size', 'A Chest', 'B Length', 'C Sleeve'],
      ['S', '110 cm 43½ in', '70 cm 27½ in', '25 cm 9¾ in'],
      ['M', '115 cm 45 in', '71.5 cm 28¼ in', '26 cm 10¼ in'],
    ]);
    const drawing = 'Where it is measured: A chest, B length, C sleeve';
    expect(main().getByRole('img', { name: drawing })).toBeVisible();

    await goTo(router, `/product/${SKIRT}`);
    await main().findByRole('heading', {
      level: 1,
      name: theProduct(SKIRT).name,
    });
    expect(sheet()).not.toBeInTheDocument();
  });

  it('should have a row for each size in which a product is sold', async () => {
    const { table } = await openGuide(TROUSERS);
    const headers = within(table).getAllByRole('rowheader');
    expect(headers.map(({ textContent }) => textContent)).toEqual([
      'S',
      'L',
      'XL',
      'XXL',
    ]);
  });
});
