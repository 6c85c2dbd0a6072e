import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ratio } from './stats';
import { said, table } from './table';

/** Changes a second, each one toggle and a reading of the list, over so many products. */
export interface StateFigures {
  readonly size: number;
  readonly naive: number;
  readonly textbook: number;
  readonly weft: number;
  readonly floor: number;
}

const MODULE = join(__dirname, 'state.ts');

const measures = (module: unknown): module is { measureState: () => Promise<readonly StateFigures[]> } =>
  typeof module === 'object' && module !== null && 'measureState' in module;

/** The figures of the state layer, or nothing where the project has no measurement of it. */
export const measureStateLayer = async (): Promise<readonly StateFigures[] | undefined> => {
  if (!existsSync(MODULE)) return undefined;
  const module: unknown = await import(MODULE);
  return measures(module) ? module.measureState() : undefined;
};

/** The state layer, a number of products a line. */
export const stateTable = (figures: readonly StateFigures[]): string =>
  table(
    ['products', 'naive /s', 'textbook /s', 'weft /s', 'floor /s', '× naive', '× textbook', '× floor'],
    figures.map(({ size, naive, textbook, weft, floor }) => [
      said(size),
      said(naive),
      said(textbook),
      said(weft),
      said(floor),
      said(ratio(weft, naive), 1),
      said(ratio(weft, textbook), 1),
      said(ratio(weft, floor), 2),
    ]),
  );
