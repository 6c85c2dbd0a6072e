import { useId } from 'react';
import styled from 'styled-components';
import { color, space, text } from '../../styles/theme';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { Checkbox } from './Checkbox';

interface Props<T extends string> {
  readonly legend: string;
  readonly values: readonly T[];
  readonly chosen: readonly T[];
  /** How many products each value would leave. */
  readonly counts: Readonly<Record<T, number>>;
  readonly onToggle: (value: T) => void;
}

/** Any number of choices of one kind. One that would leave nothing is quiet, and may be made all the same. */
export const CheckboxGroup = <T extends string>({ legend, values, chosen, counts, onToggle }: Props<T>) => {
  const id = useId();
  return (
    <fieldset>
      <Legend>{legend}</Legend>
      {values.map((value) => (
        <FacetSelection key={value} $quiet={counts[value] === 0 && !chosen.includes(value)}>
          <Checkbox
            label={value}
            value={value}
            checked={chosen.includes(value)}
            aria-describedby={id + value}
            onChange={() => onToggle(value)}
          />
          <Count id={id + value}>
            {counts[value]} <VisuallyHidden>{counts[value] === 1 ? 'product' : 'products'}</VisuallyHidden>
          </Count>
        </FacetSelection>
      ))}
    </fieldset>
  );
};

const Legend = styled.legend`
  margin-block-end: ${space.xs};
  font-weight: 600;
`;

const FacetSelection = styled.div<{ $quiet: boolean }>`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s};
  color: ${({ $quiet }) => ($quiet ? color.inkSoft : color.ink)};
`;

const Count = styled.span`
  color: ${color.inkSoft};
  font-size: ${text.small};
  font-variant-numeric: tabular-nums;
`;
