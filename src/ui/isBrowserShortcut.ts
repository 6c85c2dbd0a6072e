import type { KeyboardEvent as ReactKeyboardEvent } from 'react';

/** Whether a key belongs to the browser: Alt and an arrow key go back. */
export const isBrowserShortcut = (
  event: KeyboardEvent | ReactKeyboardEvent,
): boolean => event.altKey || event.ctrlKey || event.metaKey;
