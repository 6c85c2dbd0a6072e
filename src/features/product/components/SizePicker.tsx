import { useId, type Ref } from 'react';
import styled from 'styled-components';
import type { Size } from '../../../shop/product';
import { color, hover, motion, radius, space } from '../../../styles/theme';
import { OptionLabel, RadioOption } from './RadioOption';

interface Props {
  readonly sizes: readonly Size[];
  readonly chosen: Size | null;
  /** Read with the group when one of its sizes takes the focus. */
  readonly description?: string | undefined;
  readonly onChoose: (size: Size) => void;
  readonly ref: Ref<HTMLInputElement>;
}

export const SizePicker = ({
  sizes,
  chosen,
  description,
  onChoose,
  ref,
}: Props) => {
  const id = useId();
  return (
    <Sizes aria-describedby={description && id}>
      <legend>Select Size</legend>
      <span id={id} hidden>
        {description}
      </span>
      <div>
        {sizes.map((size, i) => (
          <RadioOption
            key={size}
            ref={i === 0 ? ref : undefined}
            name="size"
            value={size}
            checked={size === chosen}
            onChange={() => onChoose(size)}
          >
            {size}
          </RadioOption>
        ))}
      </div>
    </Sizes>
  );
};

const Sizes = styled.fieldset`
  legend { margin-block-end: ${space.s}; }
  > div { display: flex; flex-wrap: wrap; gap: ${space.s}; }
  ${OptionLabel} {
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
  ${hover} { label:hover > ${OptionLabel} { border-color: ${color.ink}; } }
  :checked + ${OptionLabel} {
    border-color: ${color.accent};
    background: ${color.accent};
    color: ${color.onAccent};
  }
`;
