import { useId } from 'react';
import styled from 'styled-components';
import { secondaryText } from '../../../styles/mixins';
import { shopTextProps } from '../../../texts/shopTextProps';
import { tCount } from '../../../texts/t';
import { Checkbox } from '../../../ui/Checkbox';
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
                <Checkbox
                  value={value}
                  checked={selected[name]?.includes(value) ?? false}
                  aria-describedby={countId}
                  onChange={() => onToggle({ facet: name, value })}
                >
                  <span {...(text === value && shopTextProps)}>{text}</span>
                </Checkbox>
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

const Count = styled.span`
  ${secondaryText}
  font-variant-numeric: tabular-nums;
`;
