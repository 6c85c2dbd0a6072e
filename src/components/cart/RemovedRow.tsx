import styled, { keyframes } from 'styled-components';
import type { CartLine } from '../../domain/cart';
import type { ProductSummary } from '../../domain/product';
import { color, motion } from '../../styles/theme';
import { QuietButton } from '../ui/Button';
import { cartRow, LINE_HEIGHT } from './row';
import { useFocusWhen } from './useFocusWhen';

interface Props {
  readonly line: CartLine;
  readonly product: ProductSummary;
  /** Whether the line has just gone by the shopper's own hand, and focus with it. */
  readonly takesFocus: boolean;
  /** Undo has focus, whoever brought it. */
  readonly onFocus: () => void;
  readonly onUndo: () => void;
}

/** In place of a line that the bin took out. */
export const RemovedRow = ({ line: { size }, product, takesFocus, onFocus, onUndo }: Props) => {
  const undo = useFocusWhen<HTMLButtonElement>(takesFocus);
  return (
    <Row>
      <p>
        {product.name}, size {size}, was removed.
      </p>
      <QuietButton
        ref={undo}
        type="button"
        aria-label={`Undo removing ${product.name}, size ${size}`}
        onFocus={onFocus}
        onClick={onUndo}
      >
        Undo
      </QuietButton>
    </Row>
  );
};

// From the height of the line that stood here to its own.
const fold = keyframes`
  from { min-height: ${LINE_HEIGHT}; }
`;

const Row = styled.li`
  ${cartRow}
  min-height: 0;
  grid-template-columns: 1fr auto;
  color: ${color.inkSoft};
  animation: ${fold} ${motion.calm};

  @media print {
    display: none;
  }
`;
