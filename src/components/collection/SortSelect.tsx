import styled from 'styled-components';
import { SORT_LABELS } from '../../domain/copy';
import { SORTS, type Sort } from '../../domain/filters';
import { isOneOf } from '../../domain/oneOf';
import { color, space, text } from '../../styles/theme';

interface Props {
  readonly chosen: Sort;
  readonly onChoose: (sort: Sort) => void;
}

export const SortSelect = ({ chosen, onChoose }: Props) => (
  <Label>
    <span>Sort by</span>
    <Select
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
  </Label>
);

const Label = styled.label`
  display: flex;
  align-items: center;
  gap: ${space.s};

  span {
    font-size: ${text.small};
    color: ${color.inkSoft};
    white-space: nowrap;
  }
`;

const Select = styled.select`
  min-height: 44px;
  padding: ${space.s};
  border: 1px solid ${color.edge};
  border-radius: 2px;
  background: ${color.raised};
`;
