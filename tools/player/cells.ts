import type { RootState } from '../../src/store/rootReducer';
import { tables } from '../sessions/tables';

/** The cell of a transition table in which an event was applied. */
export interface Cell {
  readonly slice: string;
  readonly mode: string;
  /** The mode after the event; undefined if the state of the slice is still the very same object. */
  readonly to: string | undefined;
  /** For each mode of the slice the types of the events that it does not ignore. */
  readonly table: Readonly<Record<string, readonly string[]>>;
}

const isSame = (before: RootState, after: RootState, slice: string) =>
  Object.is(Reflect.get(before, slice), Reflect.get(after, slice));

/** The cells in which an event was applied: that of its own slice, and those of other slices that it changed. */
export const cellsOf = (before: RootState, type: string, after: RootState): readonly Cell[] =>
  [...tables].flatMap(([slice, { modeOf, table }]) => {
    const hasChanged = !isSame(before, after, slice);
    if (!hasChanged && !type.startsWith(`${slice}/`)) return [];
    return [{ slice, mode: modeOf(before), to: hasChanged ? modeOf(after) : undefined, table }];
  });
