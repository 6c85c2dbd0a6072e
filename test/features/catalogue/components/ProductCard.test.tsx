import { act, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { ProductCard } from '../../../../src/features/catalogue/components/ProductCard';
import { productWith, SHIRT, theProduct } from '../../../support/catalogue';
import type { Product } from '../../../../src/data/types';
import { link } from '../../../support/shopper';

const card = (product: Product, hasCategory = false) => (
  <ProductCard
    product={product}
    imageSizes="200px"
    hasCategory={hasCategory}
    isEager={false}
  />
);
const renderCard = (product: Product, hasCategory?: boolean) =>
  render(card(product, hasCategory), { wrapper: MemoryRouter });

const SOLD_OUT = { soldOut: true };

it.each([
  [{ compareAtPrice: 2900 }, 'Plain Tee was $29 , now $20'],
  [{ variants: { XL: { price: 2400 } } }, 'Plain Tee from $20'],
  [
    { sizes: ['S', 'L'], variants: { L: { price: 2400 }, S: SOLD_OUT } },
    'Plain Tee $24',
  ],
  [
    {
      sizes: ['S', 'M', 'L'],
      variants: {
        S: { compareAtPrice: 2900 },
        // Each size of the lowest price has been as expensive.
        M: { compareAtPrice: 2600 },
        L: { price: 2400, compareAtPrice: 2500 },
      },
    },
    'Plain Tee was $26 , now from $20',
  ],
  // The other sizes have never cost more.
  [{ variants: { S: { compareAtPrice: 2900 } } }, 'Plain Tee $20'],
  [{ sizes: ['S'], variants: { S: SOLD_OUT } }, 'Sold out Plain Tee $20'],
])('should name %j as "%s"', (fields, name) => {
  renderCard(productWith(fields));
  expect(link(name)).toBeVisible();
});

it('should be one link to the product, named by its name, its price and for whom it is, with its image', () => {
  const shirt = theProduct(SHIRT);
  renderCard(shirt, true);
  const card = screen.getByRole('link');
  expect(card).toHaveAccessibleName(`${shirt.name} $68 Men`);
  expect(card).toHaveAttribute('href', `/product/${SHIRT}`);
  expect(within(card).getByText('$68')).toBeVisible();
  const image = within(card).getByAltText(`${shirt.name}: the front`);
  expect(image).toHaveAttribute('src', shirt.image[0]);
  act(() => card.focus());
  expect(card.querySelectorAll('img')).toHaveLength(2);
  // The search of a browser finds no text across a box, such as an inline block.
  const heading = within(card).getByRole('heading', { level: 3 });
  expect(heading).toHaveAttribute('dir', 'auto');
  const { childNodes } = heading;
  expect(Array.from(childNodes, (node) => node.nodeValue)).toEqual([
    shirt.name,
  ]);
});

it('should not be rendered again with its list', () => {
  const readName = jest.fn(() => 'Plain Tee');
  const product = Object.defineProperty(productWith(), 'name', {
    get: readName,
  });
  const { rerender } = renderCard(product);
  readName.mockClear();
  rerender(card(product));
  expect(readName).not.toHaveBeenCalled();
});
