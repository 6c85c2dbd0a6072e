import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { imageUrlAtWidth } from '../../../shop/images';
import { imageAlt } from '../../catalogue/product';
import { color, space, text } from '../../../styles/theme';
import { IconButton } from '../../../ui/Button';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
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
  const dialog = useRef<HTMLDialogElement>(null);
  // Before the effect of useZoom, which measures the image.
  useLayoutEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);

  const count = product.image.length;
  const src = product.image[shown] ?? '';
  const step = (by: 1 | -1) => onShow((shown + by + count) % count);
  const [loaded, setLoaded] = useState<string>();
  const { stage, isZoomed, onToggle, onKeyDown } = useZoom(
    shown,
    focalPoint,
    step,
  );

  return (
    <Dialog
      ref={dialog}
      aria-label={`${product.name}, close up`}
      onClose={onClose}
      onKeyDown={onKeyDown}
    >
      <Stage ref={stage} $zoomed={isZoomed}>
        <button
          type="button"
          aria-label={isZoomed ? 'Zoom out' : 'Zoom in'}
          onClick={onToggle}
        >
          {/* The image is translucent: it replaces the smaller one. */}
          {loaded !== src && <img src={src} alt="" draggable={false} />}
          <img
            key={src}
            src={imageUrlAtWidth(src, 1200)}
            alt={imageAlt(product, shown)}
            draggable={false}
            fetchPriority="high"
            onLoad={() => setLoaded(src)}
          />
        </button>
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
          <p role="status">
            <VisuallyHidden>{`${imageAlt(product, shown)}, `}</VisuallyHidden>
            <span>{`${shown + 1} / ${count}`}</span>
          </p>
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

const Stage = styled.div<{ $zoomed: boolean }>`
  display: flex;
  height: 100%;
  overflow: auto;
  scrollbar-width: none;
  overscroll-behavior: contain;
  touch-action: ${({ $zoomed }) => ($zoomed ? 'pan-x pan-y' : 'none')};
  button {
    position: relative;
    flex: none;
    width: calc(min(100cqw, 80cqh) * var(--zoom, 1));
    aspect-ratio: 4 / 5;
    margin: auto;
    cursor: ${({ $zoomed }) => ($zoomed ? 'zoom-out' : 'zoom-in')};
  }
  button:focus-visible { outline-offset: -4px; }
  img { position: absolute; inset: 0; width: 100%; height: 100%; }
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
