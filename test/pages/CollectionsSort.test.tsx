import { within } from '@testing-library/react';
import { products } from '../../src/data/products';
import { namesOf } from './shop';
import { box, openCollections, shown, sort } from './shopCollections';

/** Price by price, each price in the order of the catalogue: what a stable sort must come to. */
const byPrice = (range: typeof products, order: 'rising' | 'falling') => {
  const prices = [...new Set(range.map(({ price }) => price))];
  prices.sort((a, b) => (order === 'rising' ? a - b : b - a));
  return namesOf(prices.flatMap((each) => range.filter(({ price }) => price === each)));
};

describe('the sort of the collections', () => {
  it('is one of Relevant, Low to High and High to Low, and Relevant at first', async () => {
    await openCollections();
    const options = within(sort()).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual(['Relevant', 'Low to High', 'High to Low']);
    expect(sort()).toHaveDisplayValue('Relevant');
  });

  it('puts the cheapest first, and leaves equal prices as they were', async () => {
    const { user } = await openCollections();
    await user.selectOptions(sort(), 'Low to High');
    expect(shown()).toEqual(byPrice(products, 'rising'));
    expect(shown()[0]).toBe('Stripe Crew Tee, Ochre');
  });

  it('puts the dearest first, and leaves equal prices as they were', async () => {
    const { user } = await openCollections();
    await user.selectOptions(sort(), 'High to Low');
    expect(shown()).toEqual(byPrice(products, 'falling'));
    expect(shown()[0]).toBe('Melton Overcoat, Charcoal');
  });

  it('goes back to the order of the catalogue with Relevant', async () => {
    const { user } = await openCollections();
    await user.selectOptions(sort(), 'High to Low');
    await user.selectOptions(sort(), 'Low to High');
    await user.selectOptions(sort(), 'Relevant');
    expect(shown()).toEqual(namesOf(products));
  });

  it('stays as it is when a filter comes and goes', async () => {
    const { user } = await openCollections();
    await user.selectOptions(sort(), 'Low to High');
    await user.click(box('Kids'));
    expect(sort()).toHaveDisplayValue('Low to High');
    expect(shown()).toEqual(
      byPrice(
        products.filter(({ category }) => category === 'Kids'),
        'rising',
      ),
    );
    await user.selectOptions(sort(), 'Relevant');
    expect(shown()).toEqual(namesOf(products.filter(({ category }) => category === 'Kids')));
  });
});
