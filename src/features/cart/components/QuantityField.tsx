import styled from 'styled-components';
import { MAX_QUANTITY } from '../cart';
import { space } from '../../../styles/theme';
import { Announcer } from '../../../ui/Announcer';
import { Input } from '../../../ui/Field';
import { useAsciiDigits } from '../../../ui/useAsciiDigits';
import { useQuantityEdit } from './useQuantityEdit';

interface Props {
  readonly label: string;
  readonly quantity: number;
  readonly onType: (text: string) => void;
}

/** Shows the typed text until blur, then the quantity. */
export const QuantityField = ({ label, quantity, onType }: Props) => {
  const input = useAsciiDigits();
  const { edit, announcement } = useQuantityEdit(quantity, onType);
  return (
    <>
      <NumberInput
        {...edit}
        ref={input}
        type="number"
        inputMode="numeric"
        min={1}
        max={MAX_QUANTITY}
        step={1}
        aria-label={label}
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
