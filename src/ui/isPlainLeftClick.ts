import type { MouseEvent as ReactMouseEvent } from 'react';

/** Whether a click follows a link in the same tab. */
export const isPlainLeftClick = (
  event: MouseEvent | ReactMouseEvent,
): boolean =>
  event.button === 0 &&
  !event.metaKey &&
  !event.ctrlKey &&
  !event.shiftKey &&
  !event.altKey;
