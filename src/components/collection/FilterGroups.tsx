import { useId } from 'react';
import styled from 'styled-components';
import { FACET_LABELS } from '../../domain/labels';
import { CATEGORIES, PRODUCT_TYPES, type Category, type ProductType } from '../../domain/product';
import type { FacetCounts } from '../../domain/productList';
import { color, hover, motion, quiet, radius, space, underline, up } from '../../styles/theme';
import { UNRESTORED } from '../ui/UnrestoredForm';
import { visuallyHidden } from '../ui/VisuallyHidden';

interface Props {
  readonly categories: readonly Category[];
  readonly types: readonly ProductType[];
  readonly counts: FacetCounts;
  readonly onToggleCategory: (category: Category) => void;
  readonly onToggleType: (type: ProductType) => void;
}

export const FilterGroups = ({ categories, types, counts, onToggleCategory, onToggleType }: Props) => (
  <>
    <FilterGroup
      legend={FACET_LABELS.categories}
      values={CATEGORIES}
      chosen={categories}
      counts={counts.categories}
      onToggle={onToggleCategory}
    />
    <FilterGroup
      legend={FACET_LABELS.types}
      values={PRODUCT_TYPES}
      chosen={types}
      counts={counts.types}
      onToggle={onToggleType}
    />
  </>
);

interface GroupProps<T extends string> {
  readonly legend: string;
  readonly values: readonly T[];
  readonly chosen: readonly T[];
  /** How many products each value would leave. */
  readonly counts: Readonly<Record<T, number>>;
  readonly onToggle: (value: T) => void;
}

const FilterGroup = <T extends string>({ legend, values, chosen, counts, onToggle }: GroupProps<T>) => {
  const id = useId();
  return (
    <Group>
      <legend>{legend}</legend>
      {values.map((value, i) => (
        <div key={value} data-empty={(counts[value] === 0 && !chosen.includes(value)) || undefined}>
          <label>
            <input
              type="checkbox"
              form={UNRESTORED}
              value={value}
              checked={chosen.includes(value)}
              aria-describedby={`${id}${i}`}
              onChange={() => onToggle(value)}
            />
            <span>{value}</span>
          </label>
          <span id={`${id}${i}`}>
            <span>{counts[value]}</span> <span>{counts[value] === 1 ? 'product' : 'products'}</span>
          </span>
        </div>
      ))}
    </Group>
  );
};

// One styled component for the whole group: each further one costs time when a filter is pressed.
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
  /* The tick consists of two borders: forced colours keep borders and drop backgrounds. */
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
