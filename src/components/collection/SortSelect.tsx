import { ChevronDown } from 'lucide-react';
import styled from 'styled-components';
import { SORTS, type Sort } from '../../domain/filters';
import { SORT_LABELS } from '../../domain/labels';
import { isOneOf } from '../../domain/guards';
import { color, radius, space, underline, up } from '../../styles/theme';
import { visuallyHidden } from '../ui/VisuallyHidden';

interface Props {
  readonly chosen: Sort;
  readonly onChoose: (sort: Sort) => void;
}

export const SortSelect = ({ chosen, onChoose }: Props) => (
  <Label>
    <Name>Sort by</Name>
    <Select
      autoComplete="off"
      value={chosen}
      onChange={({ target: { value } }) => {
        if (isOneOf(SORTS, value)) onChoose(value);
      }}
    >
      {SORTS.map((sort) => (
        <option key={sort} value={sort}>
          {SORT_LABELS[sort]}
        </option>
      ))}
    </Select>
    <Chevron size={18} />
  </Label>
);

const Label = styled.label`
  position: relative;
  display: inline-flex;
  align-items: baseline;
  gap: ${space.s};
`;

// Not visible on a phone.
const Name = styled.span`
  ${visuallyHidden}
  color: ${color.inkSoft};
  ${up.tablet} { position: static; clip-path: none; }
`;

const Select = styled.select`
  min-height: 44px;
  padding: 0 ${space.l} 0 0;
  border: 0;
  border-radius: ${radius};
  appearance: none;
  field-sizing: content;
  background: transparent;
  cursor: pointer;
  &:hover { ${underline} }
  option { background: ${color.raised}; color: ${color.ink}; }
`;

const Chevron = styled(ChevronDown)`
  position: absolute;
  /* The stroke, not the box of the icon, is in line with the images. */
  inset-inline-end: -4px;
  inset-block-start: 13px;
  pointer-events: none;
`;
