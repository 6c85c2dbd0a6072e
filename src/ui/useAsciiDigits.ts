import { useEffect, useRef } from 'react';
import { withAsciiDigits } from '../lib/decimalDigits';

// A number field accepts only the digits 0 to 9, and hides other text from
// scripts. `execCommand` inserts as typing does: at the caret, with Undo.
const insertAsciiDigits = (event: InputEvent) => {
  const text = event.data ?? event.dataTransfer?.getData('text') ?? '';
  const ascii = withAsciiDigits(text);
  if (ascii === text || !event.cancelable) return;
  event.preventDefault();
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- a number field has no selection: nothing else inserts at its caret
  document.execCommand('insertText', false, ascii);
};

/** The ref of a number field that takes the decimal digits of any script. */
export const useAsciiDigits = () => {
  const input = useRef<HTMLInputElement>(null);

  // React's `onBeforeInput` does not listen to the native event.
  useEffect(() => {
    const field = input.current;
    field?.addEventListener('beforeinput', insertAsciiDigits);
    return () => field?.removeEventListener('beforeinput', insertAsciiDigits);
  }, []);

  return input;
};
