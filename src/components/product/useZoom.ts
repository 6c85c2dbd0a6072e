import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
} from 'react';
import type { FocalPoint } from './focalPoint';
import { zoomable, type Zoom } from './zoomable';

const STEP = 80;
const PANS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};
const TIMES: Readonly<Record<string, number>> = { '+': 1.25, '=': 1.25, '-': 0.8 };

/**
 * A stage whose one picture is seen whole or close: at first close at the spot that was asked for, and whole again
 * whenever another one is shown. While it is whole, a finger swipes to the next.
 */
export const useZoom = (shown: number, spot: FocalPoint, step: (by: 1 | -1) => void) => {
  const stage = useRef<HTMLDivElement>(null);
  const zoom = useRef<Zoom>(null);
  const [zoomed, setZoomed] = useState(false);
  const onSwipe = useEffectEvent(step);

  useLayoutEffect(() => {
    const picture = stage.current?.firstElementChild;
    if (!stage.current || !picture) return;
    const made = zoomable(stage.current, picture, { onZoom: setZoomed, onSwipe: (by) => onSwipe(by) });
    zoom.current = made;
    const { left, top, width, height } = picture.getBoundingClientRect();
    made.zoomIn({ clientX: left + spot.x * width, clientY: top + spot.y * height });
    return () => made.end();
  }, [spot]);

  // Another picture is seen whole first.
  const last = useRef(shown);
  useEffect(() => {
    if (last.current !== shown) zoom.current?.zoomOut();
    last.current = shown;
  }, [shown]);

  const onToggle = (event: MouseEvent) => {
    const byKeyboard = event.detail === 0;
    if (!byKeyboard && zoom.current?.wasDragged()) return;
    if (zoomed) zoom.current?.zoomOut();
    else zoom.current?.zoomIn(byKeyboard ? undefined : event);
  };

  // Arrows move a picture that is close, and lead to the next one that is whole.
  const onKeyDown = (event: KeyboardEvent) => {
    const times = TIMES[event.key];
    if (times && !event.ctrlKey && !event.metaKey) zoom.current?.zoomBy(times);
    const pan = PANS[event.key];
    if (!pan) return;
    event.preventDefault();
    if (zoomed) zoom.current?.pan(...pan);
    else if (pan[0] !== 0) step(pan[0] > 0 ? 1 : -1);
  };

  return { stage, zoomed, onToggle, onKeyDown };
};
