import { X } from 'lucide-react';
import styled from 'styled-components';
import { shopTextProps } from '../../../texts/shopTextProps';
import { t } from '../../../texts/t';
import { TextButton } from '../../../ui/Button';
import type { Chip } from '../facets';

interface Props {
  chips: readonly Chip[];
  onRemove: (chip: Chip) => void;
  onClear: () => void;
}

export const ActiveFilters = ({ chips, onRemove, onClear }: Props) => (
  <Chips aria-label={t('Active filters')}>
    {chips.map((chip) => (
      <li key={`${chip.facet} ${chip.value}`}>
        <ChipButton
          type="button"
          aria-label={t('Remove filter {filter}', { filter: chip.text })}
          onClick={() => onRemove(chip)}
        >
          <span {...(chip.text === chip.value && shopTextProps)}>
            {chip.text}
          </span>
          <X />
        </ChipButton>
      </li>
    ))}
    <li>
      <Clear type="button" onClick={onClear}>
        {t('Clear all')}
      </Clear>
    </li>
  </Chips>
);

const Chips = styled.ul.attrs({ role: 'list' })`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px;
`;

const ChipButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  max-width: 100%;
  min-height: 36px;
  padding: var(--space-xs) 10px var(--space-xs) 12px;
  border: 1px solid var(--edge);
  border-radius: var(--radius);
  font-size: var(--size-small);
  text-align: start;
  overflow-wrap: anywhere;
  transition: border-color var(--duration-short);
  position: relative;
  /* This box enlarges only the target. */
  &::after {
    content: '';
    position: absolute;
    inset: -5px;
  }
  @media (hover: hover) { &:hover { border-color: var(--ink); text-decoration: line-through; } }
`;

const Clear = styled(TextButton)`
  /* The layout height is the height of a chip. */
  margin-block: -4px;
  font-size: var(--size-small);
`;
