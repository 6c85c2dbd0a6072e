import { useId } from 'react';
import styled from 'styled-components';
import { secondaryText, underline, widerThan } from '../../../styles/mixins';
import { shopTextProps } from '../../../texts/shopTextProps';
import { tCount } from '../../../texts/t';
import { ChoiceForm } from '../../../ui/ChoiceForm';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import type { Facet, FacetCounts, FacetValue, SelectedValues } from '../facets';

interface Props {
  facets: readonly Facet[];
  selected: SelectedValues;
  counts: FacetCounts;
  onToggle: (toggled: FacetValue) => void;
}

export const FilterGroups = ({ facets, selected, counts, onToggle }: Props) => {
  const id = useId();
  // In one category, most sizes and colors have no products, so such options
  // are hidden.
  const hidesEmpty = (name: Facet['name']) =>
    (name === 'size' || name === 'color') && counts[name]?.size !== 0;
  return (
    <ChoiceForm>
      {facets.map(({ name, label, options }) => (
        <fieldset key={name}>
          <Legend>{label}</Legend>
          {options.map(({ value, label: text }, i) => {
            const count = counts[name]?.get(value) ?? 0;
            const countId = `${id}${name}${i}`;
            const isHidden = count === 0 && hidesEmpty(name);
            return (
              <FilterRow
                key={value}
                data-count={count}
                data-hidden={isHidden || undefined}
              >
                <FilterOption>
                  <Checkbox
                    type="checkbox"
                    value={value}
                    checked={selected[name]?.includes(value) ?? false}
                    aria-describedby={countId}
                    onChange={() => onToggle({ facet: name, value })}
                  />
                  <span {...(text === value && shopTextProps)}>{text}</span>
                </FilterOption>
                {/*
                  The count describes the checkbox, and must not be read twice.
                */}
                <Count id={countId} aria-hidden>
                  <span>{count}</span>{' '}
                  <VisuallyHidden>
                    {tCount(count, 'product', 'products')}
                  </VisuallyHidden>
                </Count>
              </FilterRow>
            );
          })}
        </fieldset>
      ))}
    </ChoiceForm>
  );
};

const Legend = styled.legend`
  margin-block-end: var(--space-xs);
  font-weight: 600;
`;

const FilterRow = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-s);
  &[data-count='0']:not(:has(:checked)) { color: var(--ink-soft); }
  /* A row keeps the focus after its checkbox was unchecked. */
  &[data-hidden]:not(:has(:checked, :focus)) { display: none; }
`;

const Checkbox = styled.input`
  display: grid;
  flex: none;
  place-items: center;
  width: 20px;
  height: 20px;
  border: 1px solid var(--edge);
  border-radius: var(--radius);
  appearance: none;
  background: var(--raised);
  cursor: pointer;
  transition:
    background var(--duration-short),
    border-color var(--duration-short);
  &:checked { border-color: var(--accent); background: var(--accent); }
  /* The tick is two borders, because forced colors remove backgrounds. */
  &:checked::before {
    content: '';
    width: 6px;
    height: 11px;
    margin-block-start: calc(-1 * var(--space-xs) + 1px);
    border: solid var(--on-accent);
    border-width: 0 2px 2px 0;
    rotate: 45deg;
  }
`;

const FilterOption = styled.label`
  display: flex;
  flex: 1;
  align-items: center;
  gap: 12px;
  min-height: 48px;
  cursor: pointer;
  @media ${widerThan.tablet} { min-height: 44px; }
  @media (hover: hover) { &:hover span { ${underline} } }
  @media (hover: hover) { &:hover ${Checkbox} { border-color: var(--ink); } }
`;

const Count = styled.span`
  ${secondaryText}
  font-variant-numeric: tabular-nums;
`;
