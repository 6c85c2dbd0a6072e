import { memo, useCallback, type Ref } from 'react';
import { useNavigate } from 'react-router-dom';
import styled, { css } from 'styled-components';
import type { ProductSummary } from '../../domain/product';
import { isNarrower, isWider, PAGE_WIDTH, space, up } from '../../styles/theme';
import { ProductCard } from './ProductCard';

interface Props {
  readonly products: readonly ProductSummary[];
  /** How many stand side by side on a desktop. */
  readonly across: 4 | 5;
  /** Whether a screen too narrow for all of them in one row keeps the row and lets it be drawn aside. */
  readonly oneRow?: boolean;
  /** How many pictures are wanted at once; the others load as they come near. */
  readonly eager?: number;
  readonly ref?: Ref<HTMLUListElement>;
}

const BELOW_TABLET = `${isWider.phone} calc(30.7vw - 11px), calc(46vw - 8px)`;

// Two across on a phone, three on a small tablet, then what the page asks for: five as soon as there is room, so
// that ten leave no gap, four on a desktop, since filters stand beside them.
const PICTURE_SIZES = {
  4: `(min-width: ${PAGE_WIDTH}) 246px, ${isWider.desktop} calc(22vw - 74px), ${isWider.tablet} calc(29.3vw - 89px), ${BELOW_TABLET}`,
  5: `(min-width: ${PAGE_WIDTH}) 246px, ${isWider.tablet} calc(18.4vw - 20px), ${BELOW_TABLET}`,
} as const;

/** Products side by side, as many in a row as there is room for. */
export const ProductGrid = memo(({ products, across, oneRow = false, eager = 0, ref }: Props) => {
  const navigate = useNavigate();
  const onFollow = useCallback((path: string) => void navigate(path), [navigate]);
  return (
    <Grid ref={ref} $across={across} $oneRow={oneRow}>
      {products.map((product, i) => (
        <li key={product._id}>
          <ProductCard
            product={product}
            sizes={PICTURE_SIZES[across]}
            eager={i < eager}
            onFollow={onFollow}
          />
        </li>
      ))}
    </Grid>
  );
});

ProductGrid.displayName = 'ProductGrid';

// From edge to edge, each card as wide as in a grid and the next one looking in.
const horizontalScroll = css`
  @media ${isNarrower.tablet} {
    grid-auto-columns: 41%;
    grid-auto-flow: column;
    grid-template-columns: none;
    margin-inline: calc(-1 * ${space.gutter});
    padding-inline: ${space.gutter};
    overflow-x: auto;
    scroll-padding-inline: ${space.gutter};
    scroll-snap-type: x proximity;
    scrollbar-width: none;

    > li {
      scroll-snap-align: start;
    }
  }
  @media ${isWider.phone} and ${isNarrower.tablet} {
    grid-auto-columns: 28%;
  }
`;

const Grid = styled.ul<{ $across: 4 | 5; $oneRow: boolean }>`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 36px ${space.m};

  ${up.phone} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  ${({ $across }) => up[$across === 5 ? 'tablet' : 'desktop']} {
    grid-template-columns: repeat(${({ $across }) => $across}, minmax(0, 1fr));
    gap: 64px ${space.l};
  }
  ${({ $oneRow }) => $oneRow && horizontalScroll}

  /* Until the shop is open, only what may be seen is laid out; then all of it has its true height. */
  html:not([data-hydrated]) > body & > li:nth-child(n + 9) {
    content-visibility: auto;
    contain-intrinsic-block-size: auto 340px;
  }
`;
