import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import styled from 'styled-components';
import { isOneOf } from '../../../lib/guards';
import { underline, widerThan } from '../../../styles/mixins';
import { t } from '../../../texts/t';
import { visuallyHiddenStyle } from '../../../ui/VisuallyHidden';
import { SORTS, type Sort } from '../listState';

const SORT_LABELS: Readonly<Record<Sort, string>> = {
  relevant: t('Relevant'),
  'low-to-high': t('Low to High'),
  'high-to-low': t('High to Low'),
};

interface Props {
  selected: Sort;
  onSelect: (sort: Sort) => void;
}

export const SortSelect = ({ selected, onSelect }: Props) => {
  const id = useId();
  return (
    <SortRow>
      {/*
        If the label contained the select, WebKit would add the selected option
        to its name (November 2026).
      */}
      <Label htmlFor={id}>{t('Sort by')}</Label>
      <ShortLabel aria-hidden>{t('Sort:')}</ShortLabel>
      <Select
        id={id}
        autoComplete="off"
        value={selected}
        onChange={({ target: { value } }) => {
          if (isOneOf(SORTS, value)) onSelect(value);
        }}
      >
        {SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {SORT_LABELS[sort]}
          </option>
        ))}
      </Select>
      <Chevron />
    </SortRow>
  );
};

const SortRow = styled.div`
  position: relative;
  display: inline-flex;
  align-items: baseline;
  gap: var(--space-s);
  @media ${widerThan.tablet} { margin-inline-start: auto; }
`;

const Label = styled.label`
  color: var(--ink-soft);
  white-space: nowrap;
  @media not ${widerThan.tablet} { ${visuallyHiddenStyle} }
`;

const ShortLabel = styled.span`
  color: var(--ink-soft);
  @media ${widerThan.tablet} { display: none; }
  /* It does not fit into the bar of a small phone. */
  @media (max-width: 23.99em) { display: none; }
`;

const Select = styled.select`
  /* Other browsers make a select as wide as its longest option. */
  field-sizing: content;
  min-height: 44px;
  padding-block: 10px;
  padding-inline: 0 1.5em;
  border: 0;
  border-radius: var(--radius);
  appearance: none;
  background: transparent;
  cursor: pointer;
  @media (hover: hover) { &:hover { ${underline} } }
  option { background: var(--raised); color: var(--ink); }
`;

const Chevron = styled(ChevronDown)`
  position: absolute;
  /* The stroke, not the box of the icon, is in line with the images. */
  inset-inline-end: -0.25em;
  inset-block: 0;
  margin-block: auto;
  pointer-events: none;
`;
