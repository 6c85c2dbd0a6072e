import type { ComponentProps } from 'react';
import styled from 'styled-components';
import type { Product } from '../../../data/types';
import { srcSetOf } from '../../../lib/images';
import { imageAlt } from '../productTexts';
import { shopTextProps } from '../../../texts/shopTextProps';

interface Props extends Omit<ComponentProps<'img'>, 'sizes'> {
  product: Product;
  index?: number;
  /**
   * The attribute `sizes`. With `auto` in it, Chromium would load the widest
   * file before the layout of the image is known (November 2026).
   */
  imageSizes: string;
}

export const ProductImage = ({
  product,
  index = 0,
  imageSizes,
  ...image
}: Props) => {
  const src = product.image[index] ?? '';
  return (
    <ScaledImage
      src={src}
      srcSet={srcSetOf(src)}
      sizes={imageSizes}
      alt={imageAlt(product, index)}
      lang={shopTextProps.lang}
      width={800}
      height={1000}
      loading="lazy"
      decoding="async"
      {...image}
    />
  );
};

const ScaledImage = styled.img`
  width: 100%;
  aspect-ratio: 4 / 5;
  object-fit: cover;
  background: var(--image-ground);
`;
