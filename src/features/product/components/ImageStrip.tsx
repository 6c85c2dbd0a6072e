import {
  useEffect,
  useLayoutEffect,
  useRef,
  type ReactNode,
  type UIEvent,
} from 'react';
import styled from 'styled-components';
import { srcSetOf } from '../../../shop/images';
import { isWider, space, up } from '../../../styles/theme';
import { ProductImage } from '../../catalogue/components/ProductImage';
import type { GalleryProps } from './Thumbnails';

interface Props extends GalleryProps {
  readonly children: ReactNode;
}

const IMAGE_SIZES = `(min-width: 1400px) 724px, ${isWider.tablet} calc(56vw - 88px), ${isWider.phone} calc(55.2vw - 32px), 100vw`;

export const fetchImage = (src: string): void =>
  void Object.assign(new Image(), {
    sizes: IMAGE_SIZES,
    srcset: srcSetOf(src),
  });

export const ImageStrip = ({ product, shown, onShow, children }: Props) => {
  const strip = useRef<HTMLDivElement>(null);
  // The visible image. The strip scrolls only to another one, so it never moves
  // against a finger.
  const visible = useRef(0);
  const width = useRef(0);

  const scrollToVisible = () => {
    if (!strip.current) return;
    width.current = strip.current.clientWidth;
    // Negative where the text runs from right to left.
    const sign = getComputedStyle(strip.current).direction === 'rtl' ? -1 : 1;
    strip.current.scrollLeft = sign * visible.current * width.current;
  };

  useLayoutEffect(() => {
    if (visible.current === shown) return;
    visible.current = shown;
    scrollToVisible();
  }, [shown]);

  useEffect(() => {
    width.current = strip.current?.clientWidth ?? 0;
    // The elements stay lazy, as they were prerendered: React would not hydrate
    // them otherwise.
    const fetchOthers = () => product.image.slice(1).forEach(fetchImage);
    const first = strip.current?.querySelector('img');
    if (first?.complete) fetchOthers();
    else first?.addEventListener('load', fetchOthers, { once: true });
    return () => first?.removeEventListener('load', fetchOthers);
  }, [product]);

  const onScroll = ({
    currentTarget: { scrollLeft, clientWidth },
  }: UIEvent) => {
    const index = Math.round(Math.abs(scrollLeft) / clientWidth);
    if (clientWidth !== width.current) scrollToVisible();
    else if (index !== visible.current) {
      visible.current = index;
      onShow(index);
    }
  };

  return (
    <Strip id="product-images" ref={strip} onScroll={onScroll}>
      <Track>
        <Slides>
          {product.image.map((src, i) => (
            <Slide key={src} aria-hidden={i !== shown}>
              <ProductImage
                product={product}
                index={i}
                sizes={IMAGE_SIZES}
                eager={i === 0}
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
  container-type: inline-size;
  overflow: auto hidden;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;
  overscroll-behavior-x: contain;
  margin-inline: calc(-1 * ${space.gutter});
  ${up.phone} { margin: 0; }
  ${up.tablet} { grid-area: 1 / 2; }
`;

// As wide as all images together, so that the sticky button stays over the
// visible one. In units of the strip, and not by the number of images: each
// number would be a rule with a hash of its own in the policy.
const Track = styled.div`
  display: grid;
  width: max-content;
  > * { grid-area: 1 / 1; }
  > button { width: 100cqi; }
`;

const Slides = styled.div`
  display: flex;
`;

const Slide = styled.div`
  flex: none;
  width: 100cqi;
  scroll-snap-align: start;
  scroll-snap-stop: always;
`;
