import { Link } from 'react-router-dom';
import styled, { css } from 'styled-components';
import type { Product } from '../../../data/types';
import { clothImageUrl } from '../../../lib/images';
import { productPath } from '../../../routing/paths';
import {
  scrollingRow,
  secondaryText,
  TO_EDGE,
  touchScreen,
  widerThan,
} from '../../../styles/mixins';
import { shopTextProps } from '../../../texts/shopTextProps';
import { t } from '../../../texts/t';
import { isSoldOut } from '../offer';
import { unbrokenName } from '../productTexts';
import { Price } from './Price';
import { ProductImage } from './ProductImage';

interface Props {
  products: readonly Product[];
  /** A band across the window, instead of the grid of a list. */
  isBand?: boolean;
  /** The number of images that load immediately. */
  eagerCount?: number;
}

const BAND_IMAGE_SIZES = `${widerThan.tablet} 17vw, ${widerThan.phone} 30vw, 58vw`;
const GRID_IMAGE_SIZES = `${widerThan.tablet} 20vw, ${widerThan.phone} 25vw, 50vw`;

/**
 * Images of the cloth of products, without gaps. Hover and focus show the name
 * and the price. Without a mouse and in print, both are always below the cloth.
 */
export const ClothGrid = ({
  products,
  isBand = false,
  eagerCount = 0,
}: Props) => (
  <Grid data-band={isBand || undefined}>
    {products.map((product, i) => (
      <li key={product._id} data-card>
        <SwatchLink to={productPath(product._id)}>
          <ProductImage
            product={product}
            index={product.image.indexOf(clothImageUrl(product) ?? '')}
            imageSizes={isBand ? BAND_IMAGE_SIZES : GRID_IMAGE_SIZES}
            loading={i < eagerCount ? 'eager' : 'lazy'}
            aria-hidden
          />
          <Caption>
            <ClothName {...shopTextProps}>{unbrokenName(product)}</ClothName>
            <PriceLine>
              <Price product={product} size={null} />
              {isSoldOut(product) && <span>{t('Sold out')}</span>}
            </PriceLine>
          </Caption>
        </SwatchLink>
      </li>
    ))}
  </Grid>
);

const withMouse = 'screen and (hover: hover)';

const Caption = styled.div`
  padding: var(--space-s) var(--space-m) var(--space-m);
  @media ${withMouse} {
    position: absolute;
    inset: auto 0 0;
    padding-block-end: var(--space-s);
    background: var(--raised);
    opacity: 0;
    /* A tall caption also covers the cloth above, which must take the press. */
    pointer-events: none;
    transition: opacity var(--duration-short);
  }
`;

const ClothName = styled.h3`
  font-weight: 400;
  line-height: 1.4;
`;

const PriceLine = styled.p`
  display: flex;
  gap: var(--space-s);
  ${secondaryText}
`;

const visibleCaption = css`
  ${Caption} { opacity: 1; }
`;

const SwatchLink = styled(Link)`
  position: relative;
  display: block;
  text-decoration: none;
  img { aspect-ratio: 1; background: var(--band); }
  /* The outline is inside the link, because its neighbours would cover it. */
  &:focus-visible { outline-offset: -2px; ${visibleCaption} }
  @media (hover: hover) { &:hover { ${visibleCaption} } }
`;

const Grid = styled.ul.attrs({ role: 'list' })`
  --columns: 2;
  display: grid;
  grid-template-columns: repeat(var(--columns), minmax(0, 1fr));
  @media ${widerThan.phone} { --columns: 4; }
  /* Without filters next to it, the grid extends to both edges. */
  &:not([data-band]) {
    margin-inline-end: ${TO_EDGE};
    @media not ${widerThan.tablet} { margin-inline-start: ${TO_EDGE}; }
  }
  /* The band shows twelve products. */
  &[data-band] {
    --columns: 3;
    @media ${widerThan.phone} { --columns: 4; }
    @media ${widerThan.tablet} { --columns: 6; }
    @media ${touchScreen} {
      ${scrollingRow}
      grid-auto-columns: clamp(17%, 14.25rem, 80%);
    }
  }
`;
