import { useId } from 'react';
import styled from 'styled-components';
import {
  FACETS,
  type Facet,
  type FacetCounts,
  type FacetSelection,
} from '../facets';
import {
  color,
  hover,
  motion,
  quiet,
  radius,
  space,
  underline,
  up,
} from '../../../styles/theme';
import { UNRESTORED } from '../../../ui/UnrestoredForm';
import { visuallyHidden } from '../../../ui/VisuallyHidden';

interface Props {
  readonly selection: FacetSelection;
  readonly counts: FacetCounts;
  readonly onToggle: (facet: Facet, value: string) => void;
}

export const FilterGroups = ({ selection, counts, onToggle }: Props) => {
  const id = useId();
  return FACETS.map(({ name, label, values }) => (
    <Group key={name}>
      <legend>{label}</legend>
      {values.map((value, i) => {
        const isSelected = selection[name].includes(value);
        const count = counts[name][value] ?? 0;
        return (
          <div
            key={value}
            data-empty={(count === 0 && !isSelected) || undefined}
          >
            <label>
              <input
                type="checkbox"
                form={UNRESTORED}
                value={value}
                checked={isSelected}
                aria-describedby={`${id}${name}${i}`}
                onChange={() => onToggle(name, value)}
              />
              <span>{value}</span>
            </label>
            <span id={`${id}${name}${i}`}>
              <span>{count}</span>{' '}
              <span>{count === 1 ? 'product' : 'products'}</span>
            </span>
          </div>
        );
      })}
    </Group>
  ));
};

// One styled component for the whole group: each further one costs time when a
// filter is pressed.
const Group = styled.fieldset`
  > legend {
    margin-block-end: ${space.xs};
    font-weight: 600;
  }
  > div {
    position: relative;
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space.s};
  }
  > [data-empty] { color: ${color.inkSoft}; }
  label {
    display: flex;
    flex: 1;
    align-items: center;
    gap: 12px;
    min-height: 48px;
    cursor: pointer;
    ${up.tablet} { min-height: 44px; }
  }
  ${hover} { label:hover > span { ${underline} } }
  label + span {
    ${quiet}
    font-variant-numeric: tabular-nums;
  }
  /* Only the number is visible. */
  label + span > :last-child { ${visuallyHidden} }
  input {
    display: grid;
    flex: none;
    place-items: center;
    width: 20px;
    height: 20px;
    border: 1px solid ${color.edge};
    border-radius: ${radius};
    appearance: none;
    background: ${color.raised};
    cursor: pointer;
    transition:
      background ${motion.quick},
      border-color ${motion.quick};
  }
  ${hover} { label:hover > input { border-color: ${color.ink}; } }
  input:checked { border-color: ${color.ink}; background: ${color.ink}; }
  /* The tick consists of two borders: forced colors keep borders and drop backgrounds. */
  input:checked::before {
    content: '';
    width: 6px;
    height: 11px;
    margin-block-start: calc(-1 * ${space.xs} + 1px);
    border: solid ${color.ground};
    border-width: 0 2px 2px 0;
    rotate: 45deg;
  }
`;
