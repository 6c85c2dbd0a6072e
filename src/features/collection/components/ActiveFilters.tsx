import { X } from 'lucide-react';
import { useRef } from 'react';
import styled from 'styled-components';
import type { ActiveFilter } from '../activeFilters';
import {
  color,
  hover,
  motion,
  radius,
  space,
  text,
} from '../../../styles/theme';
import { TextButton } from '../../../ui/Button';

interface Props {
  readonly filters: readonly ActiveFilter[];
  readonly onRemove: (filter: ActiveFilter) => void;
  readonly onClear: () => void;
  /** Moves focus away before the last chip, which has it, disappears. */
  readonly onEmptied: () => void;
}

export const ActiveFilters = ({
  filters,
  onRemove,
  onClear,
  onEmptied,
}: Props) => {
  const list = useRef<HTMLUListElement>(null);

  // Focus moves to the next chip or to "Clear all" before the chip disappears.
  const remove = (filter: ActiveFilter, index: number) => {
    const buttons = list.current?.querySelectorAll('button');
    if (filters.length > 1) buttons?.[index + 1]?.focus();
    else onEmptied();
    onRemove(filter);
  };

  return (
    <Chips ref={list} aria-label="Active filters">
      {filters.map((filter, i) => (
        <li key={`${filter.facet} ${filter.value}`}>
          <Chip
            type="button"
            aria-label={`Remove filter ${filter.label}`}
            onClick={() => remove(filter, i)}
          >
            {filter.label}
            <ChipIcon size={16} />
          </Chip>
        </li>
      ))}
      <li>
        <Clear type="button" onClick={onClear}>
          Clear all
        </Clear>
      </li>
    </Chips>
  );
};

const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s} 12px;
`;

const Chip = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  max-width: 100%;
  min-height: 36px;
  padding: ${space.xs} 10px ${space.xs} 12px;
  border: 1px solid ${color.edge};
  border-radius: ${radius};
  font-size: ${text.small};
  text-align: start;
  overflow-wrap: anywhere;
  transition: border-color ${motion.quick};
  position: relative;
  /* Enlarges the target, not the chip. */
  &::after {
    content: '';
    position: absolute;
    inset: -5px;
  }
  ${hover} { &:hover { border-color: ${color.ink}; text-decoration: line-through; } }
`;

const ChipIcon = styled(X)`
  flex: none;
`;

const Clear = styled(TextButton)`
  /* As high as a chip in the layout. */
  margin-block: -4px;
  font-size: ${text.small};
`;
