import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import type { ProductSummary } from '../../domain/product';
import { isWider, space, up } from '../../styles/theme';
import { ProductImage } from '../ui/ProductImage';
import { useStripPosition } from './useStripPosition';

interface Props {
  readonly product: ProductSummary;
  /** Index of the picture that is seen. */
  readonly shown: number;
  readonly onShow: (picture: number) => void;
  /** The one button that lies over whichever picture is seen. */
  readonly children: ReactNode;
}

const PICTURE_SIZES = `(min-width: 1400px) 724px, ${isWider.tablet} calc(56vw - 88px), ${isWider.phone} calc(55.2vw - 32px), 100vw`;

/** All pictures of a product on one strip, each as wide as it, that a finger swipes. */
export const ImageStrip = ({ product, shown, onShow, children }: Props) => {
  const { strip, onScroll } = useStripPosition(shown, onShow);
  const [firstThere, setFirstThere] = useState(false);

  return (
    <Strip ref={strip} onScroll={onScroll}>
      <Track $count={product.image.length}>
        <Slides>
          {product.image.map((address, i) => (
            <Slide key={address} aria-hidden={i !== shown}>
              <ProductImage
                product={product}
                index={i}
                sizes={PICTURE_SIZES}
                eager={i === 0 || firstThere}
                onArrive={() => setFirstThere(true)}
              />
            </Slide>
          ))}
        </Slides>
        {children}
      </Track>
    </Strip>
  );
};

const Strip = styled.div`
  overflow: auto hidden;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;
  overscroll-behavior-x: contain;
  margin-inline: calc(-1 * ${space.gutter});

  ${up.phone} {
    margin: 0;
  }
  ${up.tablet} {
    grid-area: 1 / 2;
  }
`;

// As wide as all pictures together: within it the button stays where the strip is looked at.
const Track = styled.div<{ $count: number }>`
  display: grid;
  width: ${({ $count }) => $count * 100}%;

  > * {
    grid-area: 1 / 1;
  }
  > button {
    width: ${({ $count }) => 100 / $count}%;
  }
`;

const Slides = styled.div`
  display: flex;
`;

const Slide = styled.div`
  flex: 1;
  scroll-snap-align: start;
  scroll-snap-stop: always;
`;
