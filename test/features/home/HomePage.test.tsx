import { screen, within } from '@testing-library/react';
import { products } from '../../../src/data/products';
import { renderAt } from '../../support/renderAt';
import { cardsIn, heading, main, namesOf, theProduct } from '../../support/pageHelpers';
import { SHIRT } from '../../support/productIds';

const region = (name: string) => within(main().getByRole('region', { name }));

describe('HomePage', () => {
  it('should have the heading Latest Arrivals', async () => {
    await renderAt('/');
    expect(screen.getByRole('heading', { level: 1, name: 'Latest Arrivals' })).toBeVisible();
  });

  it('should link from the banner to the collections', async () => {
    const { user } = await renderAt('/');
    await user.click(main().getByRole('link', { name: 'SHOP NOW' }));
    expect(await heading('All Collections')).toBeVisible();
  });

  it('should show the first ten products under Latest Collections in catalogue order', async () => {
    await renderAt('/');
    const shown = cardsIn(region('Latest Collections'));
    expect(shown).toHaveLength(10);
    expect(shown).toEqual(namesOf(products.slice(0, 10)));
  });

  it('should show the first five bestsellers in catalogue order', async () => {
    await renderAt('/');
    expect(cardsIn(region('Best Sellers'))).toEqual([
      'Belted Trench Coat, Stone',
      'Quilted Puffer Jacket, Ink',
      'High-Rise Jeans, Faded Blue',
      'Sprig Leggings, Plum',
      'Twill Chinos, Stone',
    ]);
  });

  it('should show the image, name and price on a product card', async () => {
    await renderAt('/');
    const card = within(
      region('Latest Collections').getByRole('link', { name: 'Linen Camp Shirt, Sand $68' }),
    );
    expect(card.getByRole('img')).toHaveAttribute('src', theProduct(SHIRT).image[0]);
    expect(card.getByRole('heading', { name: 'Linen Camp Shirt, Sand' })).toBeVisible();
    expect(card.getByText('$68')).toBeVisible();
  });

  it('should have no Best Sellers in a shop without bestsellers', async () => {
    const ordinary = products.map((product) => ({ ...product, bestseller: false }));
    await renderAt('/', { catalogue: { products: ordinary } });
    expect(cardsIn(region('Latest Collections'))).toHaveLength(10);
    expect(main().queryByRole('region', { name: 'Best Sellers' })).toBeNull();
  });

  it.each(['Women', 'Men', 'Kids'])('should link to the products for %s', async (category) => {
    const { user, store } = await renderAt('/');
    await user.click(region('By category').getByRole('link', { name: category }));
    expect(await heading('All Collections')).toBeVisible();
    expect(store.getState().filters.categories).toEqual([category]);
  });

  it('should show the exchange, return and support policies', async () => {
    await renderAt('/');
    for (const name of ['Easy Exchange Policy', '7 Days Return Policy', '24/7 Customer Support']) {
      expect(main().getByRole('heading', { name })).toBeVisible();
    }
  });
});
