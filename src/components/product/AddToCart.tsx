import { useState } from 'react';
import styled, { keyframes } from 'styled-components';
import { color, motion, space, tall, up } from '../../styles/theme';
import { Button } from '../ui/Button';

interface Props {
  /** Returns whether the product was added; only then the label moves. */
  readonly onAdd: () => boolean;
}

export const AddToCart = ({ onAdd }: Props) => {
  const [additions, setAdditions] = useState(0);
  return (
    <StickyBar>
      <Button
        type="button"
        onClick={() => {
          if (onAdd()) setAdditions(additions + 1);
        }}
      >
        <Label key={additions} data-added={additions > 0 || undefined}>
          ADD TO CART
        </Label>
      </Button>
    </StickyBar>
  );
};

const nod = keyframes`
  40% { transform: translateY(-3px); }
`;

// Sticks to the bottom of a phone.
const StickyBar = styled.div`
  margin-inline: calc(-1 * ${space.gutter});
  padding: ${space.m} ${space.gutter} max(${space.m}, env(safe-area-inset-bottom));
  border-block-start: 1px solid ${color.hairline};
  background: ${color.ground};
  ${tall} {
    position: sticky;
    z-index: 1;
    inset-block-end: 0;
  }
  button { width: 100%; }
  ${up.phone} {
    position: static;
    margin: 0;
    padding: 0;
    border: 0;
  }
`;

const Label = styled.span`
  &[data-added] { animation: ${nod} ${motion.calm}; }
`;
