import { useState } from 'react';
import styled, { keyframes } from 'styled-components';
import { color, motion, space, tall, up } from '../../styles/theme';
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
    <Reach>
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
    </Reach>
  );
};

const nod = keyframes`
  40% { transform: translateY(-3px); }
`;

// On a phone it waits at the lower edge, within the thumb's reach, until its own place comes by.
const Reach = styled.div`
  margin-inline: calc(-1 * ${space.gutter});
  padding: ${space.m} ${space.gutter} max(${space.m}, env(safe-area-inset-bottom));
  background: linear-gradient(to top, ${color.ground} 85%, transparent);

  ${tall} {
    position: sticky;
    z-index: 1;
    inset-block-end: 0;
  }
  /* Where no gradient is drawn. */
  @media (forced-colors: active) {
    background: Canvas;
  }
  ${up.phone} {
    position: static;
    margin: 0;
    padding: 0;
    background: none;
  }
`;

const Wide = styled(Button)`
  width: 100%;
`;

const Label = styled.span<{ $moving: boolean }>`
  animation: ${({ $moving }) => ($moving ? nod : 'none')} ${motion.calm};
`;
