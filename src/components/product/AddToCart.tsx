import { useState } from 'react';
import styled, { keyframes } from 'styled-components';
import { motion } from '../../styles/theme';
import { Button } from '../ui/Button';

interface Props {
  /** Whether a press would add something; the button only nods then. */
  readonly ready: boolean;
  readonly onAdd: () => void;
}

/** The button that the whole page is there for. Each addition moves it once; no word says so. */
export const AddToCart = ({ ready, onAdd }: Props) => {
  const [presses, setPresses] = useState(0);
  return (
    <Wide
      type="button"
      onClick={() => {
        if (ready) setPresses(presses + 1);
        onAdd();
      }}
    >
      <Label key={presses} $moving={presses > 0}>
        ADD TO CART
      </Label>
    </Wide>
  );
};

const nod = keyframes`
  40% { transform: translateY(-3px); }
`;

const Wide = styled(Button)`
  width: 100%;
`;

const Label = styled.span<{ $moving: boolean }>`
  animation: ${({ $moving }) => ($moving ? nod : 'none')} ${motion.calm};
`;
