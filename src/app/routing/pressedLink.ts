let clicked: HTMLAnchorElement | null = null;

const onClick = ({ target }: Event) => {
  clicked = target instanceof Element ? target.closest('a') : null;
};

/**
 * Listens in the capture phase, before React's handlers, which open the page.
 */
export const watchClicks = (signal: AbortSignal): void =>
  document.addEventListener('click', onClick, { capture: true, signal });

/** The link that was pressed, until its page is shown. */
export const pressedLink = (): Element | null =>
  document.querySelector('a[data-pressed]');

export const clearPressedLink = (): void => {
  pressedLink()?.removeAttribute('data-pressed');
};

/**
 * An attribute and not a state, so that a press does not render the links
 * again.
 */
export const markPressedLink = (): void => {
  clicked?.setAttribute('data-pressed', '');
};
