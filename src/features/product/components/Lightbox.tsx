import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { viewAt } from '../../catalogue/product';
import { ProductImage } from '../../catalogue/components/ProductImage';
import { color, space, text } from '../../../styles/theme';
import { Announcer } from '../../../ui/Announcer';
import { IconButton } from '../../../ui/Button';
import { DialogStyle } from '../../../ui/DialogStyle';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import { MAIN_IMAGE_SIZES } from './ImageStrip';
import { Slide, Strip, Track } from './ImageStrip';
import type { GalleryProps } from './Thumbnails';
import { useImageStrip } from './useImageStrip';
import { ZoomButton, type FocalPoint } from './ZoomButton';

/** Moves a point of the content to the same part of the strip. */
const scrollToPoint = (strip: Element | null, { x, y }: FocalPoint) => {
  const content = strip?.firstElementChild?.getBoundingClientRect();
  if (!strip || !content) return;
  strip.scrollLeft += content.left + x * (content.width - strip.clientWidth);
  strip.scrollTop += content.top + y * (content.height - strip.clientHeight);
};

interface Props extends GalleryProps {
  /** The point of the image that is enlarged at first. */
  readonly opened: FocalPoint;
  readonly onClose: () => void;
}

/** A strip of images that fit the screen, or the shown one, enlarged. */
export const Lightbox = (props: Props) => {
  const { product, shown, opened, onShow, onClose } = props;
  const count = product.image.length;
  const dialog = useRef<HTMLDialogElement>(null);
  const { strip, onScroll, scrollToVisible } = useImageStrip(shown, onShow);
  const [sizes, setSizes] = useState(MAIN_IMAGE_SIZES);
  const [focalPoint, setFocalPoint] = useState<FocalPoint | null>(opened);
  const isZoomed = focalPoint !== null;

  const update = useEffectEvent(() => {
    if (!dialog.current?.open) {
      dialog.current?.showModal();
      // With Firefox, a screen reader does not read a button that takes the
      // focus in a new dialog.
      strip.current?.focus();
    }
    if (focalPoint) scrollToPoint(strip.current, focalPoint);
    else scrollToVisible();
  });
  useLayoutEffect(() => update(), [focalPoint]);

  const step = (by: 1 | -1) => {
    setFocalPoint(null);
    onShow((shown + by + count) % count);
  };

  const title = `${product.name}, close up`;
  const position = `Image ${shown + 1} of ${count}: ${viewAt(shown)}`;

  return (
    <Dialog ref={dialog} aria-label={title} onClose={onClose}>
      <DialogStyle />
      <Stage
        ref={strip}
        role="group"
        aria-roledescription="dialog"
        aria-label={title}
        tabIndex={-1}
        data-zoomed={isZoomed || undefined}
        onScroll={isZoomed ? undefined : onScroll}
      >
        <Track>
          {product.image.map((src, i) => (
            <Picture key={src} htmlFor="zoom" hidden={isZoomed && i !== shown}>
              <ProductImage
                product={product}
                index={i}
                sizes={i === shown ? sizes : MAIN_IMAGE_SIZES}
                eager={i === shown}
                decoding="sync"
                onLoad={() => setSizes('1200px')}
                isHidden={i !== shown}
              />
            </Picture>
          ))}
          <ZoomButton
            id="zoom"
            isZoomed={isZoomed}
            onPress={(point) => setFocalPoint(isZoomed ? null : point)}
          />
        </Track>
      </Stage>
      <Close
        type="button"
        aria-label="Close"
        onClick={() => dialog.current?.close()}
      >
        <X />
      </Close>
      {count > 1 && (
        <Pager>
          <IconButton
            type="button"
            aria-label="Previous image"
            onClick={() => step(-1)}
          >
            <ChevronLeft />
          </IconButton>
          <p>
            <VisuallyHidden>{position}</VisuallyHidden>
            <span aria-hidden>{`${shown + 1} / ${count}`}</span>
          </p>
          <Announcer>{position}</Announcer>
          <IconButton
            type="button"
            aria-label="Next image"
            onClick={() => step(1)}
          >
            <ChevronRight />
          </IconButton>
        </Pager>
      )}
    </Dialog>
  );
};

const BOTTOM = `max(${space.m}, env(safe-area-inset-bottom))`;

const Dialog = styled.dialog`
  background: ${color.ground};
  width: 100%;
  height: 100dvh;
  overflow: hidden;
`;

// On a page that is zoomed by a pinch, a finger on it moves the page, too.
const Stage = styled(Strip)`
  --width: min(100cqw, 80cqh);
  container-type: size;
  height: 100%;
  overscroll-behavior: auto;
  &:focus { outline: none; }
  & > div { min-height: 100cqh; }
  & button { inset-block-end: ${BOTTOM}; inset-inline-end: ${space.m}; }
  /* The largest file of an image is 1200 px wide, and still sharp at 1500. */
  &[data-zoomed] {
    --width: clamp(1.5 * min(100cqw, 80cqh), 1500px, 2.5 * min(100cqw, 80cqh));
    overflow: auto;
    scroll-snap-type: none;
    scrollbar-width: thin;
  }
`;

const Picture = styled(Slide)`
  width: var(--width);
  margin: auto max(0px, (100cqw - var(--width)) / 2);
  scroll-snap-align: center;
  [data-zoomed] & { cursor: zoom-out; }
`;

const Close = styled(IconButton)`
  position: absolute;
  inset: ${space.m} ${space.m} auto auto;
  background: ${color.ground};
`;

const Pager = styled.div`
  position: absolute;
  inset: auto auto ${BOTTOM} 50%;
  display: flex;
  align-items: center;
  translate: -50%;
  background: ${color.ground};
  font-size: ${text.small};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;
