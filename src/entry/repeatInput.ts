import { onStartPhase } from '../lib/startPhase';

/** Repeats the last input of each control, in the order of the inputs. */
const repeats = new Map<HTMLElement, () => void>();

/**
 * The second press of a toggle cancels the first one. A button of a group, such
 * as a thumbnail, is a choice and not a toggle.
 */
const TOGGLE =
  '[type=checkbox], :is([aria-pressed], [aria-expanded]):not([role=group] > *)';

/**
 * Hides an input from React, and keeps it for later. Otherwise React might
 * handle it during the hydration, and it would count twice.
 */
const keep = (event: Event, control: HTMLElement, repeat: () => void) => {
  event.stopPropagation();
  const isSecondPress = repeats.delete(control);
  if (isSecondPress && control.matches(TOGGLE)) return;
  repeats.set(control, repeat);
};

const onClick = (event: Event) => {
  const { target } = event;
  const control =
    target instanceof Element &&
    target.closest<HTMLElement>('button, [type=radio], [type=checkbox]');
  if (!control) return;
  if (control instanceof HTMLInputElement) {
    const { checked } = control;
    keep(event, control, () => {
      control.checked = !checked;
      control.click();
    });
    return;
  }
  event.preventDefault();
  keep(event, control, () => control.click());
  control.style.opacity = repeats.has(control) ? '0.6' : '';
};

// Typed text needs no repetition: React reads it from its field.
const onChange = (event: Event) => {
  const { target: control } = event;
  if (!(control instanceof HTMLSelectElement)) return;
  const { value } = control;
  keep(event, control, () => {
    control.value = value;
    control.dispatchEvent(new Event('change', { bubbles: true }));
  });
};

/** Records presses and choices during the start, and repeats them after it. */
export const repeatInputAfterStart = (): void => {
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  addEventListener('click', onClick, options);
  addEventListener('change', onChange, options);
  // Enter on a radio submits its form in Firefox.
  addEventListener('submit', (event) => event.preventDefault(), options);
  onStartPhase('done', () => {
    listening.abort();
    for (const [control, repeat] of repeats) {
      control.style.opacity = '';
      repeat();
    }
  });
};
