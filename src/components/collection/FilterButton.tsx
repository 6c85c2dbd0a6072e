import { SlidersHorizontal } from 'lucide-react';
import type { Ref } from 'react';
import styled from 'styled-components';
import { space, up } from '../../styles/theme';

interface Props {
  /** How many choices are made. */
  readonly chosen: number;
  readonly onOpen: () => void;
  readonly ref: Ref<HTMLButtonElement>;
}

/** Opens the choices where there is no room beside the list. */
export const FilterButton = ({ chosen, onOpen, ref }: Props) => (
  <Opener ref={ref} type="button" aria-haspopup="dialog" onClick={onOpen}>
    <SlidersHorizontal size={18} />
    Filter{chosen > 0 && ` (${chosen})`}
  </Opener>
);

const Opener = styled.button`
  display: inline-flex;
  align-items: baseline;
  gap: ${space.s};
  min-height: 44px;
  padding: 10px 0;
  border: 0;
  background: none;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  /* Out of the line, so that the words alone say where its baseline is. */
  svg {
    flex: none;
    align-self: center;
  }
  /* The narrowest phones have room for the words alone. */
  @media (max-width: 359px) {
    svg {
      display: none;
    }
  }
  ${up.tablet} {
    display: none;
  }
`;
