import { X } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';
import { imageAlt, imageUrlAtWidth } from '../../domain/images';
import type { ProductSummary } from '../../domain/product';
import { color, onPicture, space } from '../../styles/theme';
import { IconButton } from '../ui/Button';
import { ImagePager } from './ImagePager';
import type { FocalPoint } from './focalPoint';
import { useZoom } from './useZoom';

export interface LightboxProps {
  readonly product: ProductSummary;
  readonly shown: number;
  /** What of the picture is wanted close at first. */
  readonly spot: FocalPoint;
  readonly onShow: (picture: number) => void;
  readonly onClose: () => void;
}

/** One picture over the whole window: a native dialog, so Esc ends it and focus goes back by itself. */
export const Lightbox = ({ product, shown, spot, onShow, onClose }: LightboxProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  // The dialog first: what is not laid out yet cannot be measured.
  useLayoutEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);

  const count = product.image.length;
  const address = product.image[shown] ?? '';
  const step = (by: 1 | -1) => onShow((shown + by + count) % count);
  const { stage, zoomed, onToggle, onKeyDown } = useZoom(shown, spot, step);

  return (
    <Window ref={dialog} aria-label={`${product.name}, close up`} onClose={onClose} onKeyDown={onKeyDown}>
      <Stage ref={stage} $zoomed={zoomed}>
        <Picture type="button" aria-label={zoomed ? 'Zoom out' : 'Zoom in'} onClick={onToggle}>
          <img src={address} alt="" draggable={false} />
          <img
            key={address}
            src={imageUrlAtWidth(address, 1200)}
            alt={imageAlt(product, shown)}
            draggable={false}
            fetchPriority="high"
          />
        </Picture>
      </Stage>
      <Close type="button" aria-label="Close" onClick={() => dialog.current?.close()}>
        <X />
      </Close>
      {count > 1 && <ImagePager product={product} shown={shown} onStep={step} />}
    </Window>
  );
};

const Window = styled.dialog`
  ${onPicture}
  --accent: var(--on-print);
  container-type: size;
  width: 100%;
  max-width: none;
  height: 100dvh;
  max-height: none;
  margin: 0;
  padding: 0;
  border: 0;
  overflow: hidden;
`;

const Stage = styled.div<{ $zoomed: boolean }>`
  display: flex;
  height: 100%;
  overflow: auto;
  scrollbar-width: none;
  overscroll-behavior: contain;
  touch-action: ${({ $zoomed }) => ($zoomed ? 'pan-x pan-y' : 'none')};

  > button {
    cursor: ${({ $zoomed }) => ($zoomed ? 'zoom-out' : 'zoom-in')};
  }
`;

const Picture = styled.button`
  position: relative;
  flex: none;
  width: calc(min(100cqw, 80cqh) * var(--zoom, 1));
  aspect-ratio: 4 / 5;
  margin: auto;
  padding: 0;
  border: 0;
  background: none;

  &:focus-visible {
    outline-offset: -4px;
  }
  img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
  }
`;

const Close = styled(IconButton)`
  position: absolute;
  inset: ${space.m} ${space.m} auto auto;
  background: ${color.ground};
`;
