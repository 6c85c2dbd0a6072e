import { useState } from 'react';
import styled from 'styled-components';
import { space } from '../../../styles/theme';
import { Announcer } from '../../../ui/Announcer';
import { Input } from '../../../ui/Input';
import { MAX_QUANTITY } from '../cart';

interface Props {
  readonly label: string;
  readonly quantity: number;
  readonly onType: (text: string) => void;
}

/** Shows the typed text until blur, then the quantity. */
export const QuantityField = ({ label, quantity, onType }: Props) => {
  const [text, setText] = useState<string>();
  const [announcement, setAnnouncement] = useState('');
  const value = text ?? String(quantity);

  return (
    <>
      <NumberInput
        type="number"
        inputMode="numeric"
        autoComplete="off"
        min={1}
        max={MAX_QUANTITY}
        step={1}
        aria-label={label}
        value={value}
        onChange={({ target }) => {
          setText(target.value);
          setAnnouncement('');
          onType(target.value);
        }}
        onBlur={() => {
          setText(undefined);
          if (Number(value) !== quantity) {
            setAnnouncement(`Quantity is ${quantity} again`);
          }
        }}
        // The wheel would change the number in a focused field.
        onWheel={({ currentTarget }) => currentTarget.blur()}
      />
      <Announcer>{announcement}</Announcer>
    </>
  );
};

const NumberInput = styled(Input)`
  width: 5.25rem;
  max-width: 100%;
  padding-inline: ${space.s};
  font-variant-numeric: tabular-nums;
  text-align: center;
  @media print { text-align: end; }
`;
