import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, HEADER_OFFSET } from '../../styles/theme';
import { visuallyHidden } from '../ui/VisuallyHidden';

interface Option<T> {
  readonly value: T;
  /** The accessible name of a cell without text. */
  readonly label?: string;
  readonly content: ReactNode;
}

interface Props<T> {
  readonly legend: string;
  readonly hideLegend?: boolean;
  readonly name: string;
  readonly options: readonly Option<T>[];
  readonly chosen: T | null;
  readonly onChoose: (value: T) => void;
}

/** Native radios, each invisible over a cell of any look. */
export const RadioCells = <T extends string | number>({
  legend,
  hideLegend = false,
  name,
  options,
  chosen,
  onChoose,
}: Props<T>) => (
  <fieldset>
    <Legend $hidden={hideLegend}>{legend}</Legend>
    <Cells>
      {options.map(({ value, label, content }) => (
        <Cell key={value}>
          <input
            type="radio"
            name={name}
            autoComplete="off"
            value={value}
            aria-label={label}
            checked={value === chosen}
            onChange={() => onChoose(value)}
          />
          {content}
        </Cell>
      ))}
    </Cells>
  </fieldset>
);

const Legend = styled.legend<{ $hidden: boolean }>`
  ${({ $hidden }) => $hidden && visuallyHidden}
`;

export const Cells = styled.div`
  display: flex;
`;

export const Cell = styled.label`
  position: relative;
  cursor: pointer;

  input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
    scroll-margin-block: ${HEADER_OFFSET};
  }
  &:has(:focus-visible) {
    outline: 2px solid ${color.accent};
    outline-offset: 3px;
  }
  /* Only the background marks the chosen cell, and forced colours would drop it. */
  @media (forced-colors: active) {
    &:has(:checked),
    &::after {
      forced-color-adjust: none;
    }
  }
`;
