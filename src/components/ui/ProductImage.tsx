import styled from 'styled-components';
import { imageAlt, srcSetOf } from '../../domain/images';
import type { ProductSummary } from '../../domain/product';
import { color } from '../../styles/theme';

interface Props {
  readonly product: ProductSummary;
  /** How wide the picture stands on the page, as the `sizes` attribute takes it. */
  readonly sizes: string;
  /** Which of the product's pictures; the first one when there is none of that number. */
  readonly index?: number;
  /** Whether it is among the first things that a shopper sees. */
  readonly eager?: boolean;
  readonly onArrive?: () => void;
}

// React holds a view transition back, for up to 0.8 s, until pictures without such a handler are there.
const waitForNone = () => undefined;

/** A picture of a product, 4:5, as wide as its place. */
export const ProductImage = ({ product, sizes, index = 0, eager = false, onArrive = waitForNone }: Props) => {
  const shown = index < product.image.length ? index : 0;
  const address = product.image[shown] ?? '';
  return (
    <Print
      src={address}
      srcSet={srcSetOf(address)}
      // Without `auto`: Chromium takes it for the widest file wherever the picture is not laid out yet.
      sizes={sizes}
      alt={imageAlt(product, shown)}
      width={800}
      height={1000}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding="async"
      onLoad={onArrive}
    />
  );
};

const Print = styled.img`
  width: 100%;
  aspect-ratio: 4 / 5;
  object-fit: cover;
  background: ${color.print};
`;
