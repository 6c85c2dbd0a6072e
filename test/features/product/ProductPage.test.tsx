import { fireEvent, screen, within } from '@testing-library/react';
import { descriptions } from '../../../src/data/descriptions';
import { products } from '../../../src/data/products';
import { srcSetOf } from '../../../src/shop/images';
import { renderAt } from '../../support/renderAt';
import { cardsIn, heading, main, namesOf, theProduct } from '../../support/pageHelpers';
import { SHIRT } from '../../support/productIds';

const SHIRT_NAME = 'Linen Camp Shirt, Sand';
const related = () => within(main().getByRole('region', { name: 'Related Products' }));
const tab = (name: string) => main().getByRole('tab', { name });

describe('ProductPage', () => {
  it('should show the name, price, description and rating', async () => {
    await renderAt(`/product/${SHIRT}`);
    expect(main().getByRole('heading', { level: 1, name: SHIRT_NAME })).toBeVisible();
    expect(main().getAllByText('$68')[0]).toBeVisible();
    expect(main().getByText(descriptions[SHIRT] ?? '')).toBeVisible();
    expect(main().getByRole('img', { name: 'Rated 4 of 5' })).toBeVisible();
    expect(main().getByText('(122)')).toBeVisible();
  });

  it('should show the product policies', async () => {
    await renderAt(`/product/${SHIRT}`);
    for (const note of [
      '100% original product',
      'Cash on delivery available',
      'Easy return and exchange within 7 days',
    ]) {
      expect(main().getByText(note)).toBeVisible();
    }
  });

  it('should show the image of the selected thumbnail', async () => {
    const { user } = await renderAt(`/product/${SHIRT}`);
    const [front, cloth] = theProduct(SHIRT).image;
    const thumbnails = main().getByRole('group', { name: 'Images' });
    const [first, second] = within(thumbnails).getAllByRole('radio');
    if (!first || !second) throw new Error('There are fewer than two thumbnails.');
    const large = () => main().getByRole('img', { name: /^Linen Camp Shirt, Sand: / });
    expect(first).toBeChecked();
    expect(large()).toHaveAttribute('src', front);

    await user.click(second);
    expect(second).toBeChecked();
    expect(large()).toHaveAttribute('src', cloth);

    await user.keyboard('{ArrowLeft}');
    expect(first).toBeChecked();
    expect(first).toHaveFocus();
    expect(large()).toHaveAttribute('src', front);
  });

  it.each([false, true])(
    'should load the other images after the first one, which is already loaded: %s',
    async (isLoaded) => {
      const complete = jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(isLoaded);
      // React sets the attribute, so that the spy sees only images that are created by scripts.
      const fetched = jest.spyOn(HTMLImageElement.prototype, 'srcset', 'set');
      try {
        await renderAt(`/product/${SHIRT}`);
        expect(fetched).toHaveBeenCalledTimes(isLoaded ? 3 : 0);
        const [first] = main().getAllByRole('img', { name: /^Linen Camp Shirt, Sand: / });
        if (!isLoaded && first) fireEvent.load(first);
        expect(fetched.mock.calls.flat()).toEqual(theProduct(SHIRT).image.slice(1).map(srcSetOf));
      } finally {
        fetched.mockRestore();
        complete.mockRestore();
      }
    },
  );

  it('should show up to five related products of the same category and type', async () => {
    await renderAt(`/product/${SHIRT}`);
    const others = products.filter(
      ({ _id, category, subCategory }) => category === 'Men' && subCategory === 'Topwear' && _id !== SHIRT,
    );
    expect(cardsIn(related())).toEqual(namesOf(others).slice(0, 5));
    expect(cardsIn(related())).toHaveLength(5);
  });

  it('should reset every selection on a related product', async () => {
    const { user, store } = await renderAt(`/product/${SHIRT}`);
    await user.click(main().getByRole('radio', { name: 'L' }));
    await user.click(main().getByRole('radio', { name: `${SHIRT_NAME}: the cloth, close up` }));
    await user.click(tab('Reviews (122)'));

    await user.click(related().getByRole('link', { name: 'Flannel Check Shirt, Forest $85' }));
    await heading('Flannel Check Shirt, Forest');
    for (const size of ['S', 'M', 'L', 'XL', 'XXL']) {
      expect(main().getByRole('radio', { name: size })).not.toBeChecked();
    }
    expect(main().getByRole('radio', { name: 'Flannel Check Shirt, Forest: the front' })).toBeChecked();
    expect(tab('Description')).toHaveAttribute('aria-selected', 'true');
    expect(cardsIn(related())).toContain(SHIRT_NAME);

    await user.click(main().getByRole('button', { name: 'ADD TO CART' }));
    expect(store.getState().cart.items).toEqual({});
    expect(await screen.findByRole('alert')).toHaveTextContent('Select Product Size');
  });
});
