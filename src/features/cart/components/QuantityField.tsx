import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { editQuantity, MAX_QUANTITY, type QuantityEdit } from '../cart';
import { withAsciiDigits } from '../../../lib/decimalDigits';
import { space } from '../../../styles/theme';
import { Input } from '../../../ui/Field';
import { isBrowserShortcut } from '../../../ui/isBrowserShortcut';

interface Props {
  readonly label: string;
  readonly quantity: number;
  readonly onType: (text: string) => void;
}

// A number field takes the digits 0 to 9 alone, and hides other text from
// scripts. `execCommand` inserts as typing does: at the caret, with Undo.
const insertAsciiDigits = (event: InputEvent) => {
  const text = event.data ?? event.dataTransfer?.getData('text') ?? '';
  const ascii = withAsciiDigits(text);
  if (ascii === text || !event.cancelable) return;
  event.preventDefault();
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- a number field has no selection: nothing else inserts at its caret
  document.execCommand('insertText', false, ascii);
};

/** Shows the typed text until blur, then the quantity. */
export const QuantityField = ({ label, quantity, onType }: Props) => {
  const [edit, setEdit] = useState<QuantityEdit>();
  const input = useRef<HTMLInputElement>(null);

  // React's onBeforeInput is another event.
  useEffect(() => {
    const field = input.current;
    field?.addEventListener('beforeinput', insertAsciiDigits);
    return () => field?.removeEventListener('beforeinput', insertAsciiDigits);
  }, []);

  return (
    <NumberInput
      ref={input}
      type="number"
      inputMode="numeric"
      min={1}
      max={MAX_QUANTITY}
      step={1}
      aria-label={label}
      value={edit?.text ?? String(quantity)}
      onChange={({ target: { value, validity } }) => {
        const next = editQuantity(edit, quantity, value, validity.badInput);
        setEdit(next.edit);
        onType(next.typed);
      }}
      onBlur={() => setEdit(undefined)}
      // The wheel changes the number of a focused field.
      onWheel={(event) => {
        if (!isBrowserShortcut(event)) event.currentTarget.blur();
      }}
    />
  );
};

const NumberInput = styled(Input)`
  width: 5.25rem;
  padding-inline: ${space.s};
  font-variant-numeric: tabular-nums;
  text-align: center;
  @media print { text-align: end; }
`;
