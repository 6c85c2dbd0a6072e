import { listenForGestures, type Point } from './gestures';

interface Answers {
  readonly onZoom: (zoomed: boolean) => void;
  readonly onSwipe: (step: 1 | -1) => void;
}

export type Zoom = ReturnType<typeof zoomable>;

// As close as the largest file of a picture, 1200 px wide, still looks like cloth.
const CLOSEST = 2.5;
const WIDEST = 1500;
// On a screen so large that the whole picture is that wide already, the least that still is a step.
const LEAST_CLOSE = 1.5;

const between = (least: number, value: number, most: number) => Math.min(Math.max(value, least), most);

/**
 * Enlarges the first child of a box that scrolls, through the box's property `--zoom`; 1 is the whole of it. What
 * does not fit is scrolled, so a finger moves the picture as it moves any page, and never beyond its edges.
 */
export const zoomable = (box: HTMLElement, picture: Element, { onZoom, onSwipe }: Answers) => {
  let level = 1;

  const middle = (): Point => {
    const { left, top, width, height } = box.getBoundingClientRect();
    return { clientX: left + width / 2, clientY: top + height / 2 };
  };

  /** Enlarges to so many times the whole, as far as it goes; what is at this point of the screen keeps its place. */
  const zoomTo = (times: number, { clientX, clientY } = middle()) => {
    const before = picture.getBoundingClientRect();
    const closest = between(LEAST_CLOSE, (WIDEST * level) / before.width, CLOSEST);
    level = between(1, times, closest);
    box.style.setProperty('--zoom', level.toFixed(4));
    const after = picture.getBoundingClientRect();
    box.scrollLeft += after.left + ((clientX - before.left) / before.width) * after.width - clientX;
    box.scrollTop += after.top + ((clientY - before.top) / before.height) * after.height - clientY;
    onZoom(level > 1);
  };

  const zoomIn = (at?: Point) => zoomTo(Infinity, at);
  const zoomOut = () => zoomTo(1);

  const pan = (x: number, y: number) => {
    box.scrollLeft += x;
    box.scrollTop += y;
  };

  const isZoomed = () => level > 1;
  const zoomBy = (times: number, at?: Point) => zoomTo(level * times, at);
  const gestures = listenForGestures(box, { isZoomed, zoomBy, pan, onSwipe });
  return { zoomIn, zoomOut, zoomBy, pan, ...gestures };
};
