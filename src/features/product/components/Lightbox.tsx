import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';
import { imageAlt, viewAt } from '../../catalogue/product';
import { color, space, text } from '../../../styles/theme';
import { Announcer } from '../../../ui/Announcer';
import { IconButton } from '../../../ui/Button';
import { DialogStyle } from '../../../ui/DialogStyle';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import { LargeImage } from './LargeImage';
import type { GalleryProps } from './Thumbnails';
import { useZoom } from './useZoom';
import type { FocalPoint } from './ZoomButton';

export interface LightboxProps extends GalleryProps {
  readonly focalPoint: FocalPoint;
  readonly onClose: () => void;
}

export const Lightbox = ({
  product,
  shown,
  focalPoint,
  onShow,
  onClose,
}: LightboxProps) => {
  const count = product.image.length;
  const src = product.image[shown] ?? '';
  const step = (by: 1 | -1) => onShow((shown + by + count) % count);
  const dialog = useRef<HTMLDialogElement>(null);

  // Before useZoom, whose effect measures the image in the open dialog.
  useLayoutEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);

  const { stage, isZoomed, onToggle, onKeyDown } = useZoom(
    shown,
    focalPoint,
    step,
  );

  // The stage takes the focus: with Firefox, a screen reader does not read a
  // button that takes the focus in a new dialog.
  useLayoutEffect(() => stage.current?.focus(), [stage]);

  const title = `${product.name}, close up`;
  const position = `Image ${shown + 1} of ${count}: ${viewAt(shown)}`;

  return (
    <Dialog
      ref={dialog}
      aria-label={title}
      onClose={onClose}
      onKeyDown={onKeyDown}
    >
      <DialogStyle />
      <Stage
        ref={stage}
        role="group"
        aria-roledescription="dialog"
        aria-label={title}
        tabIndex={-1}
        data-zoomed={isZoomed || undefined}
      >
        <ZoomToggle
          type="button"
          aria-label={isZoomed ? 'Zoom out' : 'Zoom in'}
          onClick={onToggle}
        >
          <LargeImage key={src} src={src} alt={imageAlt(product, shown)} />
        </ZoomToggle>
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

const Dialog = styled.dialog`
  background: ${color.ground};
  container-type: size;
  width: 100%;
  height: 100dvh;
  overflow: hidden;
`;

// On a page that is zoomed by a pinch, the gestures are left to the browser:
// they move the page and zoom it out.
const Stage = styled.div`
  display: flex;
  height: 100%;
  overflow: auto;
  scrollbar-width: none;
  &:focus { outline: none; }
  &:not([data-page-zoomed]) {
    overscroll-behavior: contain;
    touch-action: none;
    &[data-zoomed] { touch-action: pan-x pan-y; }
  }
`;

const ZoomToggle = styled.button`
  position: relative;
  flex: none;
  width: calc(min(100cqw, 80cqh) * var(--zoom, 1));
  aspect-ratio: 4 / 5;
  margin: auto;
  cursor: zoom-in;
  [data-zoomed] > & { cursor: zoom-out; }
  &:focus-visible { outline-offset: -4px; }
`;

const Close = styled(IconButton)`
  position: absolute;
  inset: ${space.m} ${space.m} auto auto;
  background: ${color.ground};
`;

const Pager = styled.div`
  position: absolute;
  inset: auto auto max(${space.m}, env(safe-area-inset-bottom)) 50%;
  display: flex;
  align-items: center;
  translate: -50%;
  background: ${color.ground};
  font-size: ${text.small};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;
