import { useId, type Ref } from 'react';
import styled from 'styled-components';
import type { Size } from '../../../data/types';
import {
  color,
  HEADER_OFFSET,
  motion,
  radius,
  space,
} from '../../../styles/theme';
import { ChoiceForm } from '../../../ui/ChoiceForm';

interface Props {
  readonly sizes: readonly Size[];
  readonly selected: Size | null;
  /** Read with the group when one of its sizes takes the focus. */
  readonly description?: string | undefined;
  readonly onSelect: (size: Size) => void;
  readonly ref: Ref<HTMLInputElement>;
}

export const SizePicker = ({
  sizes,
  selected,
  description,
  onSelect,
  ref,
}: Props) => {
  const id = useId();
  return (
    <ChoiceForm>
      <fieldset aria-describedby={description && id}>
        <legend>Select Size</legend>
        <span id={id} hidden>
          {description}
        </span>
        <Sizes>
          {sizes.map((size, i) => (
            <SizeOption key={size}>
              <Radio
                ref={i === 0 ? ref : undefined}
                type="radio"
                name="size"
                value={size}
                checked={size === selected}
                onChange={() => onSelect(size)}
              />
              <Cell>{size}</Cell>
            </SizeOption>
          ))}
        </Sizes>
      </fieldset>
    </ChoiceForm>
  );
};

const Sizes = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s};
  margin-block-start: ${space.s};
`;

const SizeOption = styled.label`
  position: relative;
  cursor: pointer;
`;

// The native radio is invisible over the top of its cell. It leaves the letters
// uncovered, so that people and test tools can press either.
const Radio = styled.input`
  position: absolute;
  inset: 0 0 auto;
  width: 100%;
  height: 25%;
  opacity: 0;
  cursor: pointer;
  scroll-margin-block: ${HEADER_OFFSET};
`;

const Cell = styled.span`
  display: grid;
  place-items: center;
  min-width: 48px;
  min-height: 48px;
  padding-inline: ${space.s};
  border: 1px solid ${color.edge};
  border-radius: ${radius};
  transition:
    border-color ${motion.quick},
    background ${motion.quick};
  @media (hover: hover) { label:hover > & { border-color: ${color.ink}; } }
  :focus-visible + & { outline: 2px solid ${color.accent}; outline-offset: 3px; }
  :checked + & {
    border-color: ${color.accent};
    background: ${color.accent};
    color: ${color.onAccent};
    /* Only the background marks the selected size, and forced colors would drop it. */
    @media (forced-colors: active) { forced-color-adjust: none; }
  }
`;
