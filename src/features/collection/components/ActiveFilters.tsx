import { X } from 'lucide-react';
import { useRef } from 'react';
import styled from 'styled-components';
import {
  color,
  hover,
  motion,
  radius,
  space,
  text,
} from '../../../styles/theme';
import { TextButton } from '../../../ui/Button';

interface ActiveFilter {
  /** Tells chips of the same label apart. */
  readonly facet: string;
  readonly label: string;
  readonly onRemove: () => void;
}

interface Props {
  readonly filters: readonly ActiveFilter[];
  readonly onClear: () => void;
  /** Moves focus away before the last chip, which has it, disappears. */
  readonly onEmptied: () => void;
}

export const ActiveFilters = ({ filters, onClear, onEmptied }: Props) => {
  const list = useRef<HTMLUListElement>(null);
  if (filters.length === 0) return null;

  const nameOf = ({ facet, label }: ActiveFilter) =>
    filters.some((other) => other.label === label && other.facet !== facet)
      ? `${label} (${facet})`
      : label;

  // Focus moves to the next chip or to "Clear all" before the chip disappears.
  const remove = (filter: ActiveFilter, index: number) => {
    if (filters.length > 1)
      list.current?.querySelectorAll('button')[index + 1]?.focus();
    else onEmptied();
    filter.onRemove();
  };

  return (
    <Chips ref={list} aria-label="Active filters">
      {filters.map((filter, i) => (
        <li key={`${filter.facet} ${filter.label}`}>
          <Chip
            type="button"
            aria-label={`Remove filter ${nameOf(filter)}`}
            onClick={() => remove(filter, i)}
          >
            {nameOf(filter)}
            <X size={16} />
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
  svg { flex: none; }
`;

const Clear = styled(TextButton)`
  /* As high as a chip in the layout. */
  margin-block: -4px;
  font-size: ${text.small};
`;
