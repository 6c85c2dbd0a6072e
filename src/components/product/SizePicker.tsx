import styled from 'styled-components';
import type { Size } from '../../domain/product';
import { color, motion, space } from '../../styles/theme';

interface Props {
  readonly sizes: readonly Size[];
  readonly chosen: Size | null;
  readonly onChoose: (size: Size) => void;
}

/** The sizes that the product comes in: native radios, so arrow keys and screen readers know them. */
export const SizePicker = ({ sizes, chosen, onChoose }: Props) => (
  <fieldset>
    <Legend>Select Size</Legend>
    <Cells>
      {sizes.map((size) => (
        <Cell key={size}>
          <input
            type="radio"
            name="size"
            value={size}
            checked={chosen === size}
            onChange={() => onChoose(size)}
          />
          <span>{size}</span>
        </Cell>
      ))}
    </Cells>
  </fieldset>
);

const Legend = styled.legend`
  margin-block-end: ${space.s};
`;

const Cells = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s};
`;

const Cell = styled.label`
  position: relative;
  display: grid;
  place-items: center;
  min-width: 56px;
  min-height: 52px;
  border: 1px solid ${color.edge};
  border-radius: 2px;
  background: ${color.raised};
  cursor: pointer;
  transition: border-color ${motion.quick};

  input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  &:hover {
    border-color: ${color.ink};
  }
  &:has(:checked) {
    border-color: ${color.accent};
    background: ${color.accent};
    color: ${color.onAccent};
  }
  &:has(:focus-visible) {
    outline: 2px solid ${color.accent};
    outline-offset: 3px;
  }
`;
