import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
} from 'react';
import { isBrowserShortcut } from '../../../ui/isBrowserShortcut';
import type { FocalPoint } from './ZoomButton';
import { zoomable, type Zoomable } from './zoomable';

const STEP = 80;
const PANS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};
const FACTORS: Readonly<Record<string, number>> = {
  '+': 1.25,
  '=': 1.25,
  '-': 0.8,
};

/**
 * Zooms the image in the stage: at first to the focal point, and out again when
 * another image is shown.
 */
export const useZoom = (
  shown: number,
  { x, y }: FocalPoint,
  step: (by: 1 | -1) => void,
) => {
  const stage = useRef<HTMLDivElement>(null);
  const zoom = useRef<Zoomable>(null);
  const [isZoomed, setZoomed] = useState(false);
  const onSwipe = useEffectEvent(step);

  useLayoutEffect(() => {
    const image = stage.current?.firstElementChild;
    if (!stage.current || !image) return;
    const created = zoomable(stage.current, image, {
      onZoom: setZoomed,
      onSwipe: (by) => onSwipe(by),
    });
    zoom.current = created;
    const { left, top, width, height } = image.getBoundingClientRect();
    created.zoomIn({ clientX: left + x * width, clientY: top + y * height });
    return () => created.stop();
  }, [x, y]);

  const lastShown = useRef(shown);
  useEffect(() => {
    if (lastShown.current !== shown) zoom.current?.zoomOut();
    lastShown.current = shown;
  }, [shown]);

  const onToggle = (event: MouseEvent) => {
    const isByKeyboard = event.detail === 0;
    if (!isByKeyboard && zoom.current?.wasDragged()) return;
    if (isZoomed) zoom.current?.zoomOut();
    else zoom.current?.zoomIn(isByKeyboard ? undefined : event);
  };

  // Arrow keys move an enlarged image; otherwise they show the next one.
  const onKeyDown = (event: KeyboardEvent) => {
    if (isBrowserShortcut(event)) return;
    const factor = FACTORS[event.key];
    if (factor) zoom.current?.zoomBy(factor);
    const pan = PANS[event.key];
    if (!pan) return;
    event.preventDefault();
    if (isZoomed) zoom.current?.pan(...pan);
    else if (pan[0] !== 0) step(pan[0] > 0 ? 1 : -1);
  };

  return { stage, isZoomed, onToggle, onKeyDown };
};
