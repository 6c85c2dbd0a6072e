import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
} from 'react';
import styled from 'styled-components';
import { altOf, atWidth } from '../../domain/pictures';
import type { Listing } from '../../domain/product';
import { color, onPicture, space, text } from '../../styles/theme';
import { IconButton } from '../ui/Button';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import type { Spot } from './spot';
import { zoomable, type Zoom } from './zoomable';

interface Props {
  readonly product: Listing;
  readonly shown: number;
  /** What of the picture is wanted close at first. */
  readonly spot: Spot;
  readonly onShow: (picture: number) => void;
  readonly onClose: () => void;
}

const STEP = 80;
const PANS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};
const TIMES: Readonly<Record<string, number>> = { '+': 1.25, '=': 1.25, '-': 0.8 };

/** One picture over the whole window: a native dialog, so Esc ends it and focus goes back by itself. */
export const CloseUp = ({ product, shown, spot, onShow, onClose }: Props) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const count = product.image.length;
  const address = product.image[shown] ?? '';
  const step = (by: 1 | -1) => onShow((shown + by + count) % count);
  const zoom = useRef<Zoom>(null);
  const [zoomed, setZoomed] = useState(false);
  const onSwipe = useEffectEvent(step);

  useLayoutEffect(() => {
    const picture = stage.current?.firstElementChild;
    if (!dialog.current || !stage.current || !picture) return;
    if (!dialog.current.open) dialog.current.showModal();
    const made = zoomable(stage.current, picture, { onZoom: setZoomed, onSwipe: (by) => onSwipe(by) });
    zoom.current = made;
    const { left, top, width, height } = picture.getBoundingClientRect();
    made.zoomTo(Infinity, { clientX: left + spot.x * width, clientY: top + spot.y * height });
    return () => made.end();
  }, [spot]);

  // Another picture is seen whole first.
  const last = useRef(shown);
  useEffect(() => {
    if (last.current !== shown) zoom.current?.zoomTo(1);
    last.current = shown;
  }, [shown]);

  const onKeyDown = (event: KeyboardEvent) => {
    const times = TIMES[event.key];
    if (times && !event.ctrlKey && !event.metaKey) zoom.current?.zoomBy(times);
    const pan = PANS[event.key];
    if (!pan) return;
    event.preventDefault();
    if (zoomed) zoom.current?.pan(...pan);
    else if (pan[0] !== 0) step(pan[0] > 0 ? 1 : -1);
  };

  const onToggle = (event: MouseEvent) => {
    if (zoom.current?.wasDragged()) return;
    const byKeyboard = event.detail === 0;
    zoom.current?.zoomTo(zoomed ? 1 : Infinity, byKeyboard ? undefined : event);
  };

  return (
    <Window ref={dialog} aria-label={`${product.name}, close up`} onClose={onClose} onKeyDown={onKeyDown}>
      <Stage ref={stage} $zoomed={zoomed}>
        <Picture type="button" aria-label={zoomed ? 'Zoom out' : 'Zoom in'} onClick={onToggle}>
          <img src={address} alt="" draggable={false} />
          <img
            key={address}
            src={atWidth(address, 1200)}
            alt={altOf(product, shown)}
            draggable={false}
            fetchPriority="high"
          />
        </Picture>
      </Stage>
      <Close type="button" aria-label="Close" onClick={() => dialog.current?.close()}>
        <X strokeWidth={1.5} aria-hidden />
      </Close>
      {count > 1 && (
        <Steps>
          <IconButton type="button" aria-label="Previous picture" onClick={() => step(-1)}>
            <ChevronLeft strokeWidth={1.5} aria-hidden />
          </IconButton>
          <p role="status">
            <VisuallyHidden>{altOf(product, shown)}, </VisuallyHidden>
            {shown + 1} / {count}
          </p>
          <IconButton type="button" aria-label="Next picture" onClick={() => step(1)}>
            <ChevronRight strokeWidth={1.5} aria-hidden />
          </IconButton>
        </Steps>
      )}
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

const Steps = styled.div`
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
