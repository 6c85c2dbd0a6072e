import { useState } from 'react';
import styled from 'styled-components';
import { MAX_QUANTITY, parseQuantity } from '../cart';
import { space } from '../../../styles/theme';
import { Input } from '../../../ui/Field';

interface Props {
  readonly label: string;
  readonly quantity: number;
  readonly onType: (text: string) => void;
}

// Shows the typed text until blur, then the quantity. Text that becomes invalid restores the quantity before the edit:
// "2.5" does not leave 2. An emptied field keeps the last one.
export const QuantityField = ({ label, quantity, onType }: Props) => {
  const [draft, setDraft] = useState<{ readonly text: string; readonly before: number }>();
  return (
    <NumberInput
      type="number"
      inputMode="numeric"
      min={1}
      max={MAX_QUANTITY}
      step={1}
      aria-label={label}
      value={draft?.text ?? String(quantity)}
      onChange={({ target: { value, validity } }) => {
        // Text that replaces the draft begins a new edit.
        const isSameEdit = draft !== undefined && value.startsWith(value && draft.text);
        const before = isSameEdit ? draft.before : quantity;
        setDraft({ text: value, before });
        onType(value);
        const isLonger = validity.badInput || value.startsWith(String(quantity));
        if (quantity !== before && isLonger && !parseQuantity(value)) onType(String(before));
      }}
      onBlur={() => setDraft(undefined)}
      // The wheel changes the number of a focused field.
      onWheel={({ currentTarget }) => currentTarget.blur()}
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
