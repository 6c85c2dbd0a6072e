import styled from 'styled-components';
import { srcSetOf } from '../../../lib/images';
import type { Product } from '../../../data/types';
import { imageAlt } from '../product';
import { color } from '../../../styles/theme';

interface Props {
  readonly product: Product;
  readonly sizes: string;
  /** The first image is shown where the product has none at this index. */
  readonly index?: number;
  /** Fetched at once with this priority; without it, near the viewport. */
  readonly priority?: 'high' | 'auto' | undefined;
  /** Whether screen readers skip it. */
  readonly isHidden?: boolean;
  /** `sync` where another file replaces a visible one. */
  readonly decoding?: 'async' | 'sync';
  readonly onLoad?: () => void;
}

export const ProductImage = ({
  product,
  sizes,
  index = 0,
  priority,
  isHidden,
  decoding = 'async',
  onLoad,
}: Props) => {
  const shown = index < product.image.length ? index : 0;
  const src = product.image[shown] ?? '';
  return (
    <Image
      src={src}
      srcSet={srcSetOf(src)}
      // `auto` is left out: Chromium would load the widest file while the image
      // has no layout.
      sizes={sizes}
      alt={imageAlt(product, shown)}
      width={800}
      height={1000}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ?? 'auto'}
      decoding={decoding}
      aria-hidden={isHidden}
      onLoad={onLoad}
    />
  );
};

const Image = styled.img`
  position: relative;
  width: 100%;
  aspect-ratio: 4 / 5;
  object-fit: cover;
  background: ${color.imageGround};
`;
