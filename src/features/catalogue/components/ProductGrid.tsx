import styled from 'styled-components';
import type { Product } from '../../../data/types';
import {
  PAGE_WIDTH,
  scrollingRowAcross,
  touchScreen,
  widerThan,
} from '../../../styles/mixins';
import { CATEGORIES } from '../../../data/vocabulary';
import { ProductCard } from './ProductCard';

interface Props {
  products: readonly Product[];
  /** The number of columns on a desktop. A wide screen always has five. */
  columns: 4 | 5;
  /** Whether the heading names the one category of all the products. */
  isOfOneCategory?: boolean;
  /**
   * On a narrow touch screen, the products are one row that scrolls sideways.
   */
  isOneRow?: boolean;
  /**
   * The number of images that load immediately. The browser loads the others
   * when they are near the window.
   */
  eagerCount?: number;
}

// The home page shows five or ten products. With three columns, the last row of
// ten would have one product.
const wideForFive = '(min-width: 40em)';

const TWO_COLUMNS = 'calc(46vw - 8px)';

const IMAGE_SIZES = {
  4: `(min-width: ${PAGE_WIDTH}) 240px, ${widerThan.wide} calc(20vw - 96px), ${widerThan.desktop} calc(22vw - 74px), ${widerThan.tablet} calc(29.3vw - 89px), ${widerThan.phone} calc(30.7vw - 11px), ${TWO_COLUMNS}`,
  5: `(min-width: ${PAGE_WIDTH}) 294px, ${widerThan.tablet} calc(18.4vw - 20px), ${wideForFive} calc(18.4vw - 13px), ${TWO_COLUMNS}`,
} as const;

export const ProductGrid = ({
  products,
  columns,
  isOfOneCategory = false,
  isOneRow = false,
  eagerCount = 0,
}: Props) => (
  <Grid data-columns={columns} data-one-row={isOneRow || undefined}>
    {products.map((product, i) => (
      <ProductCard
        key={product._id}
        product={product}
        imageSizes={IMAGE_SIZES[columns]}
        hasCategory={!isOfOneCategory && CATEGORIES.length > 1}
        isEager={i < eagerCount}
      />
    ))}
  </Grid>
);

const Grid = styled.ul.attrs({ role: 'list' })`
  --columns: 1;
  display: grid;
  grid-template-columns: repeat(var(--columns), minmax(0, 1fr));
  gap: 28px var(--space-m);
  @media (min-width: 11em) { --columns: 2; }
  @media ${widerThan.phone} { &[data-columns='4'] { --columns: 3; } }
  @media ${widerThan.desktop} { &[data-columns='4'] { --columns: 4; gap: var(--space-xl) var(--space-l); } }
  @media ${widerThan.wide} { &[data-columns='4'] { --columns: 5; } }
  @media ${wideForFive} { &[data-columns='5'] { --columns: 5; } }
  @media ${wideForFive} and (not ${widerThan.tablet}) { &[data-columns='5'] h3 { font-size: var(--size-small); } }
  @media ${widerThan.tablet} { &[data-columns='5'] { gap: var(--space-xl) var(--space-l); } }
  /*
   * The row extends from edge to edge, and shows a part of the next card. With
   * a mouse and in print there are several rows.
   */
  @media ${touchScreen} and (not ${widerThan.tablet}) {
    &[data-one-row] {
      /* This makes the row clip the hidden words of its cards. */
      position: relative;
      ${scrollingRowAcross}
      grid-auto-columns: max(28%, min(41%, 10.5rem), 7rem);
    }
  }
`;
