import { isBrowserShortcut } from '../../../ui/isBrowserShortcut';

interface Point {
  readonly clientX: number;
  readonly clientY: number;
}

interface Callbacks {
  readonly onZoom: (isZoomed: boolean) => void;
  readonly onSwipe: (step: 1 | -1) => void;
}

export type Zoomable = ReturnType<typeof zoomable>;

// The largest file of an image is 1200 px wide and still sharp at these limits.
const MAX_ZOOM = 2.5;
const MAX_WIDTH = 1500;
// An image that is shown at 1500 px or more is still enlarged by this much.
const MIN_ZOOM_IN = 1.5;
/** Pixels after which a touch is a swipe, and a pressed mouse drags. */
const SWIPE = 48;
const DRAG = 4;
const WHEEL_SPEED = 0.002;

const clamp = (min: number, value: number, max: number) =>
  Math.min(Math.max(value, min), max);

const centerOf = (box: Element): Point => {
  const { left, top, width, height } = box.getBoundingClientRect();
  return { clientX: left + width / 2, clientY: top + height / 2 };
};

const pinchOf = ({ touches: [a, b] }: TouchEvent) => {
  if (!a || !b) return null;
  return {
    distance: Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY),
    clientX: (a.clientX + b.clientX) / 2,
    clientY: (a.clientY + b.clientY) / 2,
  };
};

const isPageZoomed = () => (window.visualViewport?.scale ?? 1) > 1;

// Wheel, pinch and drag zoom and move the image through `--zoom` of its box; a
// swipe over the whole image shows the next one. On a page that is zoomed by a
// pinch all these gestures are the browser's, which zooms it out again. The
// listeners are native: those of React are passive and cannot prevent the
// default action.
export const zoomable = (
  box: HTMLElement,
  image: Element,
  { onZoom, onSwipe }: Callbacks,
) => {
  const listeners = new AbortController();
  const { signal } = listeners;
  let zoom = 1;
  let pinchDistance = 0;
  let touchStart: Touch | null = null;
  let mouse: Point = { clientX: 0, clientY: 0 };
  let wasDragged = false;

  /**
   * Zooms within the limits; the given point of the screen keeps its place on
   * the image.
   */
  const zoomTo = (
    target: number,
    { clientX, clientY }: Point = centerOf(box),
  ) => {
    const before = image.getBoundingClientRect();
    const unzoomedWidth = before.width / zoom;
    const limit = clamp(MIN_ZOOM_IN, MAX_WIDTH / unzoomedWidth, MAX_ZOOM);
    zoom = clamp(1, target, limit);
    box.style.setProperty('--zoom', zoom.toFixed(4));

    const after = image.getBoundingClientRect();
    const shareX = (clientX - before.left) / before.width;
    const shareY = (clientY - before.top) / before.height;
    box.scrollLeft += after.left + shareX * after.width - clientX;
    box.scrollTop += after.top + shareY * after.height - clientY;
    onZoom(zoom > 1);
  };

  const zoomBy = (factor: number, at?: Point) => zoomTo(zoom * factor, at);

  const pan = (x: number, y: number) => {
    box.scrollLeft += x;
    box.scrollTop += y;
  };

  const markPageZoom = () =>
    box.toggleAttribute('data-page-zoomed', isPageZoomed());

  const onWheel = (event: WheelEvent) => {
    if (zoom === 1) return;
    if (isBrowserShortcut(event) || isPageZoomed()) return;
    event.preventDefault();
    zoomBy(Math.exp(-event.deltaY * WHEEL_SPEED), event);
  };

  const onTouchStart = (event: TouchEvent) => {
    pinchDistance = 0;
    touchStart = null;
    if (isPageZoomed()) return;
    pinchDistance = pinchOf(event)?.distance ?? 0;
    const [first = null, second] = event.touches;
    const canSwipe = !second && zoom === 1;
    touchStart = canSwipe ? first : null;
  };

  const onTouchMove = (event: TouchEvent) => {
    const pinch = pinchOf(event);
    if (!pinch || pinchDistance === 0) return;
    event.preventDefault();
    zoomBy(pinch.distance / pinchDistance, pinch);
    pinchDistance = pinch.distance;
  };

  const onTouchEnd = ({ changedTouches: [end] }: TouchEvent) => {
    const start = touchStart;
    touchStart = null;
    if (!start || !end) return;
    const x = end.clientX - start.clientX;
    const y = end.clientY - start.clientY;
    const isFar = Math.abs(x) > SWIPE;
    const isSideways = Math.abs(x) > Math.abs(y);
    if (isFar && isSideways) onSwipe(x < 0 ? 1 : -1);
  };

  const onPointerDown = (event: PointerEvent) => {
    mouse = event;
    wasDragged = false;
  };

  // A finger scrolls the box natively, a mouse does not. The events of a pen
  // end when the browser begins to scroll.
  const onPointerMove = (event: PointerEvent) => {
    if (event.pointerType === 'touch' || event.buttons !== 1) return;
    const x = mouse.clientX - event.clientX;
    const y = mouse.clientY - event.clientY;
    if (!wasDragged && Math.hypot(x, y) < DRAG) return;
    wasDragged = true;
    pan(x, y);
    mouse = event;
  };

  markPageZoom();
  window.visualViewport?.addEventListener('resize', markPageZoom, { signal });
  box.addEventListener('wheel', onWheel, { passive: false, signal });
  box.addEventListener('touchstart', onTouchStart, { passive: true, signal });
  box.addEventListener('touchmove', onTouchMove, { passive: false, signal });
  box.addEventListener('touchend', onTouchEnd, { signal });
  box.addEventListener('pointerdown', onPointerDown, { signal });
  box.addEventListener('pointermove', onPointerMove, { signal });

  return {
    zoomIn: (at?: Point) => zoomTo(Infinity, at),
    zoomOut: () => zoomTo(1),
    zoomBy,
    pan,
    /** After a drag the click that follows zooms nothing. */
    wasDragged: () => wasDragged,
    stop: () => {
      listeners.abort();
      box.style.removeProperty('--zoom');
    },
  };
};
