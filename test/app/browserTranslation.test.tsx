import { screen, within } from '@testing-library/react';
import { products } from '../../src/data/products';
import { renderAt } from '../support/renderAt';
import { cardsIn, header, heading, main } from '../support/pageHelpers';
import { SHIRT } from '../support/productIds';
import {
  checkbox,
  resultCount,
  openCollections,
  showButton,
  shownNames,
} from '../support/collectionsHelpers';
import { cartWith } from '../support/cart';

/**
 * Replaces every text by a `<font>` with a copy of it, as the translation of a
 * browser does.
 */
const translate = () => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode())
    if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
  for (const text of texts) {
    const font = document.createElementNS(
      'http://www.w3.org/1999/xhtml',
      'font',
    );
    font.textContent = text.data;
    text.replaceWith(font);
  }
};

describe('page that the browser has translated', () => {
  it('should update the list and the counts when a filter is toggled', async () => {
    const { user } = await openCollections();
    translate();
    await user.click(checkbox('Men'));
    const men = products.filter(({ category }) => category === 'Men');
    const topwear = men.filter(({ subCategory }) => subCategory === 'Topwear');
    expect(showButton()).toHaveTextContent(`Show ${men.length} products`);
    expect(resultCount()).toHaveTextContent(`${men.length} products`);
    expect(checkbox('Topwear')).toHaveAccessibleDescription(
      `${topwear.length} products`,
    );
    expect(main().getByText('Filter (1)')).toBeInTheDocument();
    translate();
    await user.click(checkbox('Men'));
    expect(main().queryByText('Filter (1)')).not.toBeInTheDocument();
    expect(showButton()).toHaveTextContent(`Show ${products.length} products`);
    expect(shownNames()).toHaveLength(products.length);
  });

  it('should clear the last filter by its chip, and search again after an empty result', async () => {
    const { user } = await renderAt('/Collections?category=Kids&q=overcoat');
    translate();
    await user.click(main().getByRole('button', { name: 'Show everything' }));
    expect(shownNames()).toHaveLength(products.length);
    await user.type(screen.getByRole('searchbox'), 'linnen');
    translate();
    await user.click(main().getByRole('button', { name: 'Linen' }));
    await user.click(main().getByRole('button', { name: /^Remove filter/ }));
    expect(shownNames()).toHaveLength(products.length);
  });

  it('should remove and restore a line of the cart', async () => {
    const { user } = await renderAt('/cart', {
      cart: cartWith({ [SHIRT]: { M: 2 } }),
    });
    translate();
    await user.click(main().getByRole('button', { name: /^Remove/ }));
    translate();
    await user.click(main().getByRole('button', { name: /^Undo/ }));
    expect(header().getByRole('link', { name: /^Cart/ })).toHaveTextContent(
      /^Cart2$/,
    );
  });

  it('should switch the login mode and the product', async () => {
    const { user } = await renderAt('/login');
    translate();
    await user.click(main().getByRole('button', { name: 'Create an account' }));
    expect(await heading('Sign Up')).toBeVisible();
    await user.click(header().getByRole('link', { name: 'WEFT' }));
    await heading('Latest Arrivals');
    translate();
    const [name = ''] = cardsIn(main());
    await user.click(main().getByText(name));
    expect(await heading(name)).toBeVisible();
    translate();
    const related = within(
      main().getByRole('region', { name: 'Related Products' }),
    );
    const [other = ''] = cardsIn(related);
    await user.click(related.getByText(other));
    expect(await heading(other)).toBeVisible();
  });
});
