/** A point of the screen, as events of the mouse name it. */
export interface Point {
  readonly clientX: number;
  readonly clientY: number;
}

interface Answers {
  readonly isZoomed: () => boolean;
  readonly zoomBy: (times: number, at: Point) => void;
  readonly pan: (x: number, y: number) => void;
  readonly onSwipe: (step: 1 | -1) => void;
}

/** How far in pixels a finger goes before it has swiped, and a mouse before it has dragged. */
const SWIPE = 48;
const DRAG = 4;
const WHEEL_SPEED = 0.002;

/** Two fingers: how far they are apart, and the point between them. */
const pair = ({ touches: [a, b] }: TouchEvent) =>
  a && b
    ? {
        apart: Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY),
        clientX: (a.clientX + b.clientX) / 2,
        clientY: (a.clientY + b.clientY) / 2,
      }
    : null;

/** Wheel, pinch, swipe and drag over a box, until `end`. React listens passively and could not keep them from the page. */
export const listenForGestures = (box: HTMLElement, { isZoomed, zoomBy, pan, onSwipe }: Answers) => {
  const ended = new AbortController();
  const { signal } = ended;
  let apart = 0;
  let finger: { x: number; y: number } | null = null;
  let mouse = { x: 0, y: 0 };
  let dragged = false;

  const onWheel = (event: WheelEvent) => {
    if (!event.ctrlKey && !isZoomed()) return;
    event.preventDefault();
    zoomBy(Math.exp(-event.deltaY * WHEEL_SPEED), event);
  };

  const onTouchStart = (event: TouchEvent) => {
    const [one, other] = event.touches;
    apart = pair(event)?.apart ?? 0;
    finger = one && !other && !isZoomed() ? { x: one.clientX, y: one.clientY } : null;
  };
  const onTouchMove = (event: TouchEvent) => {
    const two = pair(event);
    if (!two || apart === 0) return;
    event.preventDefault();
    zoomBy(two.apart / apart, two);
    ({ apart } = two);
  };
  const onTouchEnd = ({ changedTouches: [last] }: TouchEvent) => {
    const x = finger && last ? last.clientX - finger.x : 0;
    const y = finger && last ? last.clientY - finger.y : 0;
    finger = null;
    if (Math.abs(x) > SWIPE && Math.abs(x) > Math.abs(y)) onSwipe(x < 0 ? 1 : -1);
  };

  const onPointerDown = ({ clientX: x, clientY: y }: PointerEvent) => {
    mouse = { x, y };
    dragged = false;
  };
  // A finger scrolls the box by itself; a mouse has to be helped.
  const onPointerMove = ({ pointerType, buttons, clientX: x, clientY: y }: PointerEvent) => {
    if (pointerType !== 'mouse' || buttons !== 1) return;
    if (!dragged && Math.hypot(x - mouse.x, y - mouse.y) < DRAG) return;
    dragged = true;
    pan(mouse.x - x, mouse.y - y);
    mouse = { x, y };
  };

  box.addEventListener('wheel', onWheel, { passive: false, signal });
  box.addEventListener('touchstart', onTouchStart, { passive: true, signal });
  box.addEventListener('touchmove', onTouchMove, { passive: false, signal });
  box.addEventListener('touchend', onTouchEnd, { signal });
  box.addEventListener('pointerdown', onPointerDown, { signal });
  box.addEventListener('pointermove', onPointerMove, { signal });

  return {
    /** Whether the last press of a pointer has moved the picture: the click that ends it is none. */
    wasDragged: () => dragged,
    end: () => ended.abort(),
  };
};
