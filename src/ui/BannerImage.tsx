import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { Banner } from '../lib/images';
import { shopTextProps } from '../texts/shopTextProps';

interface Props {
  banner: Banner;
  /** The attribute `sizes`. */
  imageSizes: string;
  isLazy?: boolean;
  /** A `source` with another crop of the image. */
  children?: ReactNode;
}

export const BannerImage = ({
  banner,
  imageSizes,
  isLazy = false,
  children,
}: Props) => (
  <picture>
    {children}
    <CoverImage
      {...banner}
      lang={shopTextProps.lang}
      sizes={imageSizes}
      loading={isLazy ? 'lazy' : 'eager'}
      fetchPriority={isLazy ? 'auto' : 'high'}
      decoding="async"
    />
  </picture>
);

const CoverImage = styled.img`
  width: 100%;
  object-fit: cover;
`;
