import { fieldChanged } from '../../src/store/checkout';
import { labelOf } from '../../src/store/devTools';
import { queryChanged } from '../../src/store/filters';
import type { Frame } from './frames';

/** Consecutive frames. */
export interface FrameRange {
  /** The indexes of the first and the last frame. */
  readonly first: number;
  readonly last: number;
}

/** The field into which an event types a letter. */
const fieldOf = ({ event }: Frame): string | undefined => {
  if (event && fieldChanged.match(event)) return event.payload.field;
  return event && queryChanged.match(event) ? event.type : undefined;
};

/** The rows of the event list: one event each, or the letters typed into one field. */
export const rowsOf = (frames: readonly Frame[]): readonly FrameRange[] => {
  const rows: FrameRange[] = [];
  for (const [index, frame] of frames.entries()) {
    const previous = frames[index - 1];
    const field = fieldOf(frame);
    const row = rows.at(-1);
    if (row && previous && field !== undefined && field === fieldOf(previous))
      rows[rows.length - 1] = { first: row.first, last: index };
    else rows.push({ first: index, last: index });
  }
  return rows;
};

/** The ranges of consecutive frames that fail. */
export const failingRanges = (frames: readonly Frame[]): readonly FrameRange[] => {
  const ranges: FrameRange[] = [];
  for (const [index, { failures }] of frames.entries()) {
    if (failures.length === 0) continue;
    const range = ranges.at(-1);
    if (range?.last === index - 1) ranges[ranges.length - 1] = { first: range.first, last: index };
    else ranges.push({ first: index, last: index });
  }
  return ranges;
};

/** The text of a row: an event and what its payload says. */
export const textOf = (frame: Frame | undefined): string =>
  frame?.event ? labelOf(frame.event) : 'Initial state';
