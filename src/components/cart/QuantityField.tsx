import { useState } from 'react';
import styled from 'styled-components';
import { MAX_QUANTITY } from '../../domain/cart';
import { space } from '../../styles/theme';
import { Input } from '../ui/Field';

interface Props {
  readonly label: string;
  readonly quantity: number;
  readonly onType: (text: string) => void;
}

/** Shows the typed text until blur, then the quantity of the line. */
export const QuantityField = ({ label, quantity, onType }: Props) => {
  const [draft, setDraft] = useState<string>();
  return (
    <NumberInput
      type="number"
      inputMode="numeric"
      min={1}
      max={MAX_QUANTITY}
      step={1}
      aria-label={label}
      value={draft ?? String(quantity)}
      onChange={({ target: { value } }) => {
        setDraft(value);
        onType(value);
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
