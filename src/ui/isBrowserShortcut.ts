type Modifiers = Pick<KeyboardEvent, 'altKey' | 'ctrlKey' | 'metaKey'>;

/**
 * Whether a key or the wheel belongs to the browser: Alt and an arrow key go
 * back, Ctrl and the wheel zoom the page.
 */
export const isBrowserShortcut = (event: Modifiers): boolean =>
  event.altKey || event.ctrlKey || event.metaKey;
