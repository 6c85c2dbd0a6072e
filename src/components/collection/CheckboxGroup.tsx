import { useId } from 'react';
import styled from 'styled-components';
import { color, space, text } from '../../styles/theme';

interface Props<T extends string> {
  readonly legend: string;
  readonly values: readonly T[];
  readonly chosen: readonly T[];
  /** How many products each value would leave. */
  readonly counts: Readonly<Record<T, number>>;
  readonly onToggle: (value: T) => void;
}

/** Any number of choices of one kind. */
export const CheckboxGroup = <T extends string>({ legend, values, chosen, counts, onToggle }: Props<T>) => {
  const id = useId();
  return (
    <fieldset>
      <Legend>{legend}</Legend>
      {values.map((value) => (
        <Choice key={value}>
          <label>
            <Box
              type="checkbox"
              value={value}
              checked={chosen.includes(value)}
              aria-describedby={id + value}
              onChange={() => onToggle(value)}
            />
            {value}
          </label>
          <Count id={id + value}>
            {counts[value]} <Unit>{counts[value] === 1 ? 'product' : 'products'}</Unit>
          </Count>
        </Choice>
      ))}
    </fieldset>
  );
};

const Legend = styled.legend`
  margin-block-end: ${space.s};
  font-weight: 600;
`;

const Choice = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s};

  label {
    display: flex;
    flex: 1;
    align-items: center;
    gap: ${space.s};
    min-height: 44px;
    cursor: pointer;
  }
`;

const Box = styled.input`
  width: 18px;
  height: 18px;
  margin: 0;
  accent-color: ${color.accent};
`;

const Count = styled.span`
  color: ${color.inkSoft};
  font-size: ${text.small};
  font-variant-numeric: tabular-nums;
`;

const Unit = styled.span`
  position: absolute;
  clip-path: inset(50%);
  white-space: nowrap;
`;
