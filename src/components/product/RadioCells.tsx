import type { ReactNode } from 'react';
import styled from 'styled-components';
import { HEADER_OFFSET, color } from '../../styles/theme';
import { visuallyHidden } from '../ui/VisuallyHidden';

interface Option<T> {
  readonly value: T;
  /** Its name for those who listen, where its content is no text. */
  readonly label?: string;
  readonly content: ReactNode;
}

interface Props<T> {
  /** What is chosen; stands above the cells, unless `quiet`. */
  readonly legend: string;
  readonly quiet?: boolean;
  readonly name: string;
  readonly options: readonly Option<T>[];
  readonly chosen: T | null;
  readonly onChoose: (value: T) => void;
}

/** One choice of few, side by side: native radios under cells, so arrow keys and screen readers know them. */
export const RadioCells = <T extends string | number>({
  legend,
  quiet = false,
  name,
  options,
  chosen,
  onChoose,
}: Props<T>) => (
  <fieldset>
    <Legend $quiet={quiet}>{legend}</Legend>
    <Cells>
      {options.map(({ value, label, content }) => (
        <Cell key={value}>
          <input
            type="radio"
            name={name}
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

const Legend = styled.legend<{ $quiet: boolean }>`
  ${({ $quiet }) => $quiet && visuallyHidden}
`;

/** All cells of a group: in a row, unless its room says otherwise. */
export const Cells = styled.div`
  display: flex;
`;

/** The look of a cell is its room's; that the whole of it is pressed, and shows focus, is said here. */
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
  /* Told apart by its ground alone, which would be taken from it. */
  @media (forced-colors: active) {
    &:has(:checked),
    &::after {
      forced-color-adjust: none;
    }
  }
`;
