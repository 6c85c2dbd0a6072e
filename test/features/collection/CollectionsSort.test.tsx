import { within } from '@testing-library/react';
import { products } from '../../../src/data/products';
import { namesOf } from '../../support/pageHelpers';
import { checkbox, openCollections, shownNames, sortSelect } from '../../support/collectionsHelpers';

/** The expected result of a stable sort by price. */
const byPrice = (all: typeof products, order: 'rising' | 'falling') => {
  const prices = [...new Set(all.map(({ price }) => price))];
  prices.sort((a, b) => (order === 'rising' ? a - b : b - a));
  return namesOf(prices.flatMap((each) => all.filter(({ price }) => price === each)));
};

describe('sort of the collections', () => {
  it('should offer Relevant, Low to High and High to Low, with Relevant selected', async () => {
    await openCollections();
    const options = within(sortSelect()).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual(['Relevant', 'Low to High', 'High to Low']);
    expect(sortSelect()).toHaveDisplayValue('Relevant');
  });

  it('should sort by ascending price and keep the order of equal prices', async () => {
    const { user } = await openCollections();
    await user.selectOptions(sortSelect(), 'Low to High');
    expect(shownNames()).toEqual(byPrice(products, 'rising'));
    expect(shownNames()[0]).toBe('Stripe Crew Tee, Ochre');
  });

  it('should sort by descending price and keep the order of equal prices', async () => {
    const { user } = await openCollections();
    await user.selectOptions(sortSelect(), 'High to Low');
    expect(shownNames()).toEqual(byPrice(products, 'falling'));
    expect(shownNames()[0]).toBe('Melton Overcoat, Charcoal');
  });

  it('should restore the catalogue order for Relevant', async () => {
    const { user } = await openCollections();
    await user.selectOptions(sortSelect(), 'High to Low');
    await user.selectOptions(sortSelect(), 'Low to High');
    await user.selectOptions(sortSelect(), 'Relevant');
    expect(shownNames()).toEqual(namesOf(products));
  });

  it('should apply to a filtered list', async () => {
    const { user } = await openCollections();
    await user.selectOptions(sortSelect(), 'Low to High');
    await user.click(checkbox('Kids'));
    expect(sortSelect()).toHaveDisplayValue('Low to High');
    expect(shownNames()).toEqual(
      byPrice(
        products.filter(({ category }) => category === 'Kids'),
        'rising',
      ),
    );
    await user.selectOptions(sortSelect(), 'Relevant');
    expect(shownNames()).toEqual(namesOf(products.filter(({ category }) => category === 'Kids')));
  });
});
