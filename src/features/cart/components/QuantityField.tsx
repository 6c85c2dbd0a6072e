import styled from 'styled-components';
import { MAX_QUANTITY } from '../cart';
import { space } from '../../../styles/theme';
import { Announcer } from '../../../ui/Announcer';
import { NumberField } from '../../../ui/NumberField';
import { useQuantityEdit } from './useQuantityEdit';

interface Props {
  readonly label: string;
  readonly quantity: number;
  readonly onType: (text: string) => void;
}

/** Shows the typed text until blur, then the quantity. */
export const QuantityField = ({ label, quantity, onType }: Props) => {
  const { edit, announcement } = useQuantityEdit(quantity, onType);
  return (
    <>
      <NumberInput
        {...edit}
        min={1}
        max={MAX_QUANTITY}
        step={1}
        aria-label={label}
      />
      <Announcer>{announcement}</Announcer>
    </>
  );
};

const NumberInput = styled(NumberField)`
  width: 5.25rem;
  max-width: 100%;
  padding-inline: ${space.s};
  font-variant-numeric: tabular-nums;
  text-align: center;
  @media print { text-align: end; }
`;
