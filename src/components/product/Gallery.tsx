import { lazy, Suspense, useLayoutEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import type { Listing } from '../../domain/product';
import { space, wider } from '../../styles/theme';
import { Growing } from '../ui/Growing';
import { ProductPicture } from '../ui/ProductPicture';
import { Thumbnails } from './Thumbnails';
import { ZoomButton } from './ZoomButton';
import type { Spot } from './spot';

interface Props {
  readonly product: Listing;
  /** Index of the large picture. */
  readonly shown: number;
  readonly onShow: (picture: number) => void;
}

const SIZES =
  '(min-width: 1400px) 724px, (min-width: 900px) calc(56vw - 88px), (min-width: 600px) calc(55.2vw - 32px), 100vw';

const fetchCloseUp = async () => ({
  default: (await import(/* webpackChunkName: "close-up" */ './CloseUp')).CloseUp,
});
const CloseUp = lazy(fetchCloseUp);
// Asked again when it is wanted: then whoever wants it is told if it does not come.
const expectCloseUp = () => void fetchCloseUp().catch(() => undefined);

/** All pictures on one strip that a finger swipes, and a radio group that says and chooses which one is seen. */
export const Gallery = ({ product, shown, onShow }: Props) => {
  const strip = useRef<HTMLDivElement>(null);
  // Where the strip stands: it is only moved to what it does not show already, never against a finger.
  const seen = useRef(0);
  const [firstThere, setFirstThere] = useState(false);
  const [closeTo, setCloseTo] = useState<Spot | null>(null);

  useLayoutEffect(() => {
    if (!strip.current || seen.current === shown) return;
    seen.current = shown;
    strip.current.scrollLeft = shown * strip.current.clientWidth;
  }, [shown]);

  const onScroll = () => {
    const { scrollLeft = 0, clientWidth = 1 } = strip.current ?? {};
    const at = Math.round(scrollLeft / clientWidth);
    if (at === seen.current) return;
    seen.current = at;
    onShow(at);
  };

  return (
    <Frame>
      <Growing id={product._id} active>
        <Strip ref={strip} onScroll={onScroll}>
          <Track $count={product.image.length}>
            <Slides>
              {product.image.map((address, i) => (
                <Slide key={address} aria-hidden={i !== shown}>
                  <ProductPicture
                    product={product}
                    index={i}
                    sizes={SIZES}
                    eager={i === 0 || firstThere}
                    onArrive={() => setFirstThere(true)}
                  />
                </Slide>
              ))}
            </Slides>
            <ZoomButton onZoom={setCloseTo} onApproach={expectCloseUp} />
          </Track>
        </Strip>
      </Growing>
      {product.image.length > 1 && <Thumbnails product={product} shown={shown} onShow={onShow} />}
      {closeTo && (
        <Suspense>
          <CloseUp
            product={product}
            shown={shown}
            spot={closeTo}
            onShow={onShow}
            onClose={() => setCloseTo(null)}
          />
        </Suspense>
      )}
    </Frame>
  );
};

const Frame = styled.div`
  min-width: 0;

  ${wider.tablet} {
    display: grid;
    grid-template-columns: 72px minmax(0, 1fr);
    gap: ${space.m};
  }
`;

const Strip = styled.div`
  overflow: auto hidden;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;
  overscroll-behavior-x: contain;
  margin-inline: calc(-1 * ${space.gutter});

  ${wider.phone} {
    margin: 0;
  }
  ${wider.tablet} {
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
