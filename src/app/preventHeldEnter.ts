import { isBrowserShortcut } from '../ui/isBrowserShortcut';

/**
 * Enter presses a control once, however long it is held. The browser would
 * press again with each repeat, and where the first press has moved the focus,
 * another control.
 */
export const preventHeldEnter = (event: KeyboardEvent): void => {
  if (event.repeat && event.key === 'Enter' && !isBrowserShortcut(event))
    event.preventDefault();
};
