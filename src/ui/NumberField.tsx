import { useEffect, useRef, type ComponentProps, type WheelEvent } from 'react';
import { withAsciiDigits } from '../lib/decimalDigits';
import { Input } from './Field';
import { isBrowserShortcut } from './isBrowserShortcut';

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

// The wheel would change the number in a focused field, so the field loses the
// focus.
const onWheel = (event: WheelEvent<HTMLInputElement>) => {
  if (!isBrowserShortcut(event)) event.currentTarget.blur();
};

/**
 * A number field that takes the decimal digits of any script. The wheel does not
 * change it, and the browser does not restore it on reload.
 */
export const NumberField = (props: ComponentProps<typeof Input>) => {
  const input = useRef<HTMLInputElement>(null);

  // React's `onBeforeInput` does not listen to the native event.
  useEffect(() => {
    const field = input.current;
    field?.addEventListener('beforeinput', insertAsciiDigits);
    return () => field?.removeEventListener('beforeinput', insertAsciiDigits);
  }, []);

  return (
    <Input
      inputMode="numeric"
      autoComplete="off"
      {...props}
      ref={input}
      type="number"
      onWheel={onWheel}
    />
  );
};
