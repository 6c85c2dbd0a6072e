import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import {
  useLayoutEffect,
  useRef,
  useState,
  type MouseEvent,
  type PointerEvent,
} from 'react';
import styled from 'styled-components';
import { t } from '../../../texts/t';
import { Announcer } from '../../../ui/Announcer';
import { IconButton } from '../../../ui/Button';
import { DialogStyle } from '../../../ui/DialogStyle';
import type { DialogProps } from '../../../ui/useDialog';
import { viewText } from '../../catalogue/productTexts';
import {
  ImageStrip,
  pressedPoint,
  Slide,
  useScrollToShown,
  type GalleryProps,
  type Point,
} from './ImageStrip';

interface Props {
  gallery: GalleryProps;
  dialog: DialogProps;
  /** At first, the image is enlarged at the point that was pressed. */
  pressedAt: Point | null;
}

/** Shows a strip of images that fit the screen, or enlarges one of them. */
export const Lightbox = ({
  gallery,
  dialog: { ref, close, onClose },
  pressedAt,
}: Props) => {
  const { product, shownIndex, onShow } = gallery;
  const count = product.image.length;
  const [isLoaded, setLoaded] = useState(false);
  const [enlargedAt, setEnlargedAt] = useState(pressedAt);
  const strip = useRef<HTMLDivElement>(null);
  const label = t('{name}, close up', { name: product.name });

  // The strip takes the focus, because arrow keys scroll the focused element.
  useLayoutEffect(() => strip.current?.focus(), []);
  useScrollToShown(strip, shownIndex, enlargedAt);

  // A mouse can drag the enlarged image. A finger scrolls it.
  const mouse = useRef({ x: 0, y: 0, isDrag: false });
  const onPointerDown = ({ clientX: x, clientY: y }: PointerEvent) => {
    mouse.current = { x, y, isDrag: false };
  };
  const onPointerMove = (event: PointerEvent) => {
    const { clientX: x, clientY: y, pointerType, buttons } = event;
    const { current: from } = mouse;
    if (!enlargedAt || pointerType !== 'mouse' || buttons !== 1) return;
    if (!from.isDrag && Math.hypot(x - from.x, y - from.y) < 4) return;
    event.currentTarget.scrollBy(from.x - x, from.y - y);
    mouse.current = { x, y, isDrag: true };
  };

  const onPress = (event: MouseEvent) => {
    const isByKeyboard = event.detail === 0;
    if (isByKeyboard || !mouse.current.isDrag)
      setEnlargedAt(enlargedAt ? null : pressedPoint(event));
  };
  const step = (by: 1 | -1) => {
    setEnlargedAt(null);
    onShow((shownIndex + by + count) % count);
  };

  return (
    <Dialog ref={ref} aria-label={label} onClose={onClose}>
      <DialogStyle />
      <ZoomStrip
        {...gallery}
        ref={strip}
        enlargedAt={enlargedAt}
        imageProps={(i) => ({
          loading: i === shownIndex ? 'eager' : 'lazy',
          // The larger file replaces the one that the page has loaded.
          ...(i === shownIndex && isLoaded && { imageSizes: '1200px' }),
          onLoad: () => setLoaded(true),
        })}
        // The strip takes the focus before a screen reader has read the name of
        // the dialog. So it has the same name.
        role="group"
        aria-label={label}
        data-zoomed={enlargedAt ? true : undefined}
        onPress={onPress}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onDragStart={(event) => event.preventDefault()}
      />
      <Close type="button" aria-label={t('Close')} onClick={close}>
        <X />
      </Close>
      {count > 1 && (
        <Pager>
          <IconButton
            type="button"
            aria-label={t('Previous image')}
            onClick={() => step(-1)}
          >
            <ChevronLeft />
          </IconButton>
          <p>{`${shownIndex + 1} / ${count}`}</p>
          <Announcer>
            {t('Image {number} of {count}: {view}', {
              number: shownIndex + 1,
              count,
              view: viewText(shownIndex),
            })}
          </Announcer>
          <IconButton
            type="button"
            aria-label={t('Next image')}
            onClick={() => step(1)}
          >
            <ChevronRight />
          </IconButton>
        </Pager>
      )}
    </Dialog>
  );
};

const Dialog = styled.dialog`
  background: var(--ground);
  width: 100%;
  height: 100dvh;
  overflow: hidden;
`;

// After a pinch, a finger on the strip can move the zoomed page, because of
// `overscroll-behavior`.
const ZoomStrip = styled(ImageStrip)`
  --width: min(100cqw, 80cqh);
  container-type: size;
  height: 100%;
  overscroll-behavior: auto;
  &:focus { outline: none; }
  & > div { min-height: 100cqh; }
  ${Slide} {
    width: var(--width);
    margin: auto max(0px, (100cqw - var(--width)) / 2);
    scroll-snap-align: center;
  }
  /* The button is next to Close. */
  & button {
    inset-block-start: var(--space-m);
    inset-inline-end: calc(44px + 2 * var(--space-m));
    margin-block-start: var(--space-m);
  }
  /* The largest file is 1200 px wide, and is sharp at 1500 px. */
  &[data-zoomed] {
    --width: clamp(1.5 * min(100cqw, 80cqh), 1500px, 2.5 * min(100cqw, 80cqh));
    overflow: auto;
    scroll-snap-type: none;
    ${Slide} { cursor: zoom-out; }
  }
`;

const Close = styled(IconButton)`
  position: absolute;
  inset-block-start: var(--space-m);
  inset-inline-end: var(--space-m);
  background: var(--ground);
`;

const Pager = styled.div`
  position: absolute;
  inset: auto 0 max(var(--space-m), env(safe-area-inset-bottom));
  display: flex;
  align-items: center;
  width: fit-content;
  margin-inline: auto;
  background: var(--ground);
  font-size: var(--size-small);
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  svg:dir(rtl) { scale: -1 1; }
`;
