import { HTML_ATTRIBUTES } from './htmlAttributes';

/**
 * The phases of the start, in their order. Before `running`, early.ts requests
 * the main script, and repeatInput.ts keeps the presses of the shopper.
 *
 * - `running`, set by main.ts: the script runs. Presses are still kept.
 * - `hydrating`, set by start.tsx: undoChanges.ts reverts what translators and
 *   extensions have changed in the page. Presses are still kept.
 * - `done`, set by App.tsx: React shows the stored state. repeatInput.ts
 *   repeats the presses that it has kept.
 * - `failed`, set by main.ts after an error, and by early.ts if the script
 *   cannot be loaded or the start takes too long: early.ts shows a notice. A
 *   slow start may still succeed later.
 */
export type StartPhase = 'running' | 'hydrating' | 'done' | 'failed';

export const setStartPhase = (phase: StartPhase): void => {
  document.documentElement.setAttribute(HTML_ATTRIBUTES.start, phase);
  window.dispatchEvent(new Event(`start-${phase}`));
};

export const isStarting = (): boolean =>
  document.documentElement.getAttribute(HTML_ATTRIBUTES.start) !== 'done';

/** Calls a function once, synchronously, when the phase is set. */
export const onStartPhase = (phase: StartPhase, call: () => void): void =>
  window.addEventListener(`start-${phase}`, call, { once: true });
