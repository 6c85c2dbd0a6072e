import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import type { ProductSummary } from '../../domain/product';
import { isWider, space, up } from '../../styles/theme';
import { ProductImage } from '../ui/ProductImage';

interface Props {
  readonly product: ProductSummary;
  readonly shown: number;
  readonly onShow: (index: number) => void;
  /** A button over the visible image. */
  readonly children: ReactNode;
}

const IMAGE_SIZES = `(min-width: 1400px) 724px, ${isWider.tablet} calc(56vw - 88px), ${isWider.phone} calc(55.2vw - 32px), 100vw`;

/** The images of a product in a row that scrolls from one to the next. */
export const ImageStrip = ({ product, shown, onShow, children }: Props) => {
  const strip = useRef<HTMLDivElement>(null);
  // The visible image. The strip scrolls only to another one, so it never moves against a finger.
  const visible = useRef(0);
  const [isFirstLoaded, setFirstLoaded] = useState(false);

  useLayoutEffect(() => {
    if (!strip.current || visible.current === shown) return;
    visible.current = shown;
    strip.current.scrollLeft = shown * strip.current.clientWidth;
  }, [shown]);

  const onScroll = () => {
    const { scrollLeft = 0, clientWidth = 1 } = strip.current ?? {};
    const index = Math.round(scrollLeft / clientWidth);
    if (index === visible.current) return;
    visible.current = index;
    onShow(index);
  };

  return (
    <Strip ref={strip} onScroll={onScroll}>
      <Track $count={product.image.length}>
        <Slides>
          {product.image.map((src, i) => (
            <div key={src} aria-hidden={i !== shown}>
              <ProductImage
                product={product}
                index={i}
                sizes={IMAGE_SIZES}
                eager={i === 0 || isFirstLoaded}
                onLoad={() => setFirstLoaded(true)}
              />
            </div>
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
  ${up.phone} { margin: 0; }
  ${up.tablet} { grid-area: 1 / 2; }
`;

// As wide as all images together, so that the sticky button stays over the visible one.
const Track = styled.div<{ $count: number }>`
  display: grid;
  width: ${({ $count }) => $count * 100}%;
  > * { grid-area: 1 / 1; }
  > button {
    width: ${({ $count }) => 100 / $count}%;
  }
`;

const Slides = styled.div`
  display: flex;
  > * {
    flex: 1;
    scroll-snap-align: start;
    scroll-snap-stop: always;
  }
`;
