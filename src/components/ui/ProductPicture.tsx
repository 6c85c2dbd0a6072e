import styled from 'styled-components';
import { altOf, widthsOf } from '../../domain/pictures';
import type { Product } from '../../domain/product';
import { color } from '../../styles/theme';

interface Props {
  readonly product: Product;
  /** How wide the picture stands on the page, as the `sizes` attribute takes it. */
  readonly sizes: string;
  /** Which of the product's pictures; the first one when there is none of that number. */
  readonly index?: number;
  /** Whether it is among the first things that a shopper sees. */
  readonly eager?: boolean;
}

/** A picture of a product, 4:5, as wide as its place. */
export const ProductPicture = ({ product, sizes, index = 0, eager = false }: Props) => {
  const shown = index < product.image.length ? index : 0;
  const address = product.image[shown] ?? '';
  return (
    <Print
      src={address}
      srcSet={widthsOf(address)}
      sizes={sizes}
      alt={altOf(product, shown)}
      width={800}
      height={1000}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding="async"
    />
  );
};

const Print = styled.img`
  width: 100%;
  aspect-ratio: 4 / 5;
  object-fit: cover;
  background: ${color.print};
`;
