import { useId, type Ref } from 'react';
import styled from 'styled-components';
import type { Size } from '../../../data/types';
import { color, hover, motion, radius, space } from '../../../styles/theme';
import { Option, OptionLabel, Radio } from './Radio';

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
    <fieldset aria-describedby={description && id}>
      <legend>Select Size</legend>
      <span id={id} hidden>
        {description}
      </span>
      <Sizes>
        {sizes.map((size, i) => (
          <Option key={size}>
            <Radio
              ref={i === 0 ? ref : undefined}
              name="size"
              value={size}
              checked={size === chosen}
              onChange={() => onChoose(size)}
            />
            <SizeLabel>{size}</SizeLabel>
          </Option>
        ))}
      </Sizes>
    </fieldset>
  );
};

const Sizes = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s};
  margin-block-start: ${space.s};
`;

const SizeLabel = styled(OptionLabel)`
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
  ${hover} { label:hover > & { border-color: ${color.ink}; } }
  :checked + & {
    border-color: ${color.accent};
    background: ${color.accent};
    color: ${color.onAccent};
  }
`;
