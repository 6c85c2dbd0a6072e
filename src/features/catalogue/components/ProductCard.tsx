import { memo, useState, type SyntheticEvent } from 'react';
import { Link } from 'react-router-dom';
import styled, { css } from 'styled-components';
import type { Product } from '../../../data/types';
import { imageUrlAtWidth } from '../../../lib/images';
import { HTML_ATTRIBUTES } from '../../../lib/htmlAttributes';
import { productPath } from '../../../routing/paths';
import { secondaryText, underline } from '../../../styles/mixins';
import { shopTextProps } from '../../../texts/shopTextProps';
import { t } from '../../../texts/t';
import { isSoldOut } from '../offer';
import { unbrokenName } from '../productTexts';
import { Price } from './Price';
import { ProductImage } from './ProductImage';

interface Props {
  product: Product;
  imageSizes: string;
  /** Whether the card says for whom the product is made. */
  hasCategory: boolean;
  isEager: boolean;
}

const markLoaded = ({ currentTarget }: SyntheticEvent<HTMLImageElement>) => {
  currentTarget.dataset['loaded'] = '';
};

/**
 * A product in a list. The image, the name and the price are one link, and the
 * context menu of the image offers both the image and the link.
 */
export const ProductCard = memo(function ProductCard({
  product,
  imageSizes,
  hasCategory,
  isEager,
}: Props) {
  const [, back] = product.image;
  // A list would take longer to render if it contained all back images.
  const [hasBack, setHasBack] = useState(false);
  const showBack = () => setHasBack(true);
  return (
    <Card data-card>
      <CardLink
        to={productPath(product._id)}
        onMouseEnter={showBack}
        onFocus={showBack}
      >
        <Images>
          <ProductImage
            product={product}
            imageSizes={imageSizes}
            loading={isEager ? 'eager' : 'lazy'}
            fetchPriority={isEager ? 'high' : 'auto'}
            // The alternative text would repeat the name.
            aria-hidden
          />
          {back && hasBack && (
            <BackImage
              src={imageUrlAtWidth(back, 400)}
              srcSet={`${imageUrlAtWidth(back, 400)} 400w, ${back} 800w`}
              sizes={imageSizes}
              loading="lazy"
              alt=""
              onLoad={markLoaded}
            />
          )}
          {isSoldOut(product) && <SoldOut>{t('Sold out')}</SoldOut>}
        </Images>
        <ProductName {...shopTextProps}>{unbrokenName(product)}</ProductName>
        <CardPrice>
          <Price product={product} size={null} />{' '}
          {hasCategory && <span {...shopTextProps}>{product.category}</span>}
        </CardPrice>
      </CardLink>
    </Card>
  );
});

const Images = styled.div`
  position: relative;
  margin-block-end: 12px;
`;

const visible = css`
  display: block;
  &[data-loaded] { opacity: 1; pointer-events: auto; }
  @starting-style { opacity: 0; }
`;

// The image is lazy, so a browser loads it only when it is displayed.
const BackImage = styled.img`
  display: none;
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  object-fit: cover;
  background: var(--image-ground);
  opacity: 0;
  /* A right click opens the menu of the front image. */
  pointer-events: none;
  transition: opacity var(--duration-long), display var(--duration-long) allow-discrete;
`;

const ProductName = styled.h3`
  font-size: var(--size-card);
  font-weight: 400;
  line-height: 1.4;
`;

const CardLink = styled(Link)`
  display: block;
  text-decoration: none;
  &:active { opacity: 0.6; }
  &:focus-visible ${BackImage} { ${visible} }
  @media (hover: hover) { &:hover ${BackImage} { ${visible} } }
  @media (hover: hover) { &:hover ${ProductName} { ${underline} } }
`;

const CardPrice = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  column-gap: var(--space-s);
  margin-block-start: 2px;
  ${secondaryText}
`;

const SoldOut = styled.span`
  position: absolute;
  inset: var(--space-s) auto auto var(--space-s);
  padding: 2px var(--space-s);
  border-radius: var(--radius);
  background: var(--raised);
  color: var(--ink);
  font-size: var(--size-small);
`;

const Card = styled.li`
  /* Until the start is done, the browser lays out only the visible cards. */
  html:not([${HTML_ATTRIBUTES.start}='done']) > body &:nth-child(n + 9) {
    content-visibility: auto;
    contain-intrinsic-block-size: auto 340px;
  }
`;
