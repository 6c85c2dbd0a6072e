import styled from 'styled-components';
import type { Size } from '../../domain/product';
import { color, motion, radius, space } from '../../styles/theme';
import { Cell, Cells, RadioCells } from './RadioCells';

interface Props {
  readonly sizes: readonly Size[];
  readonly chosen: Size | null;
  readonly onChoose: (size: Size) => void;
}

export const SizePicker = ({ sizes, chosen, onChoose }: Props) => (
  <Squares>
    <RadioCells
      legend="Select Size"
      name="size"
      options={sizes.map((size) => ({ value: size, content: size }))}
      chosen={chosen}
      onChoose={onChoose}
    />
  </Squares>
);

const Squares = styled.div`
  legend {
    margin-block-end: ${space.s};
  }
  ${Cells} {
    flex-wrap: wrap;
    gap: ${space.s};
  }
  ${Cell} {
    display: grid;
    place-items: center;
    min-width: 48px;
    min-height: 48px;
    padding-inline: ${space.xs};
    border: 1px solid ${color.edge};
    border-radius: ${radius};
    transition:
      border-color ${motion.quick},
      background ${motion.quick};
  }
  ${Cell}:hover {
    border-color: ${color.ink};
  }
  ${Cell}:has(:checked) {
    border-color: ${color.accent};
    background: ${color.accent};
    color: ${color.onAccent};
  }
`;
