import { isBrowserShortcut } from '../ui/isBrowserShortcut';

/**
 * Enter presses a control once, however long it is held. The browser would
 * press again with each repeat of the key, also another control to which the
 * first press has moved the focus.
 */
export const preventHeldEnter = (event: KeyboardEvent): void => {
  if (event.repeat && event.key === 'Enter' && !isBrowserShortcut(event)) {
    event.preventDefault();
  }
};
