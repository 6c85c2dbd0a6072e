import { screen, within } from '@testing-library/react';
import { renderAt } from '../../support/renderAt';
import { goTo, main, theProduct } from '../../support/pageHelpers';
import { SHIRT, SKIRT } from '../../support/productIds';

const button = () => main().getByRole('button', { name: 'Size guide' });
const sheet = () => screen.queryByRole('dialog', { name: 'Size guide' });
const table = () => main().findByRole('table', { name: /^Measures of the garment/ });

const rowsOf = async () =>
  within(await table())
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));

describe('size guide', () => {
  it('should not be offered for a product without measures', async () => {
    const products = [{ ...theProduct(SHIRT), hasSizeGuide: false }];
    await renderAt(`/product/${SHIRT}`, { catalogue: { products } });
    expect(main().getByRole('button', { name: 'ADD TO CART' })).toBeVisible();
    expect(main().queryByRole('button', { name: 'Size guide' })).not.toBeInTheDocument();
  });

  it('should open in a sheet that pushes nothing away', async () => {
    const { user } = await renderAt(`/product/${SHIRT}`);
    await user.click(button());
    expect(sheet()).toContainElement(await table());
    expect(sheet()).toContainElement(screen.getByRole('heading', { name: 'Size guide' }));
  });

  it('should show the measures in cm and inches when it is opened', async () => {
    const { user } = await renderAt(`/product/${SHIRT}`);
    await user.click(button());
    expect(await table()).toBeVisible();
    expect(await table()).toHaveAccessibleName(
      'Measures of the garment, not of the body. Chest is measured all the way around.',
    );
    expect((await rowsOf()).slice(0, 3)).toEqual([
      ['Size', 'A Chest', 'B Length', 'C Sleeve'],
      ['S', '110 cm 43½ in', '70 cm 27½ in', '25 cm 9¾ in'],
      ['M', '115 cm 45 in', '71.5 cm 28¼ in', '26 cm 10¼ in'],
    ]);
    expect(
      main().getByRole('img', { name: 'Where it is measured: A chest, B length, C sleeve' }),
    ).toBeVisible();
  });

  it.each([
    [SHIRT, ['S', 'M', 'L', 'XL', 'XXL']],
    [SKIRT, ['S', 'M', 'L', 'XL']],
    ['selvedge-jeans-indigo', ['M', 'L', 'XL', 'XXL']],
    ['herringbone-wool-trousers-slate', ['S', 'L', 'XL', 'XXL']],
  ])('should have a row for each size in which %s is sold', async (id, sizes) => {
    const { user } = await renderAt(`/product/${id}`);
    await user.click(button());
    const headers = within(await table()).getAllByRole('rowheader');
    expect(headers.map(({ textContent }) => textContent)).toEqual(sizes);
  });

  it('should be closed on the page of another product', async () => {
    const { user, router } = await renderAt(`/product/${SHIRT}`);
    await user.click(button());
    await table();
    await goTo(router, `/product/${SKIRT}`);
    await main().findByRole('heading', { level: 1, name: theProduct(SKIRT).name });
    expect(sheet()).not.toBeInTheDocument();
  });
});
