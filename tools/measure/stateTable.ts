import { said, table } from '../table';
import type { StateFigures } from './state';
import { ratio } from './stats';

/** The state layer, a number of products a line. */
export const stateTable = (figures: readonly StateFigures[]): string =>
  table(
    ['products', 'naive /s', 'textbook /s', 'weft /s', 'floor /s', '× naive', '× textbook', '× floor’s time'],
    figures.map(({ products, perSecond: { naive, textbook, weft, floor }, overNaive, overFloor }) => [
      said(products),
      said(naive),
      said(textbook),
      said(weft),
      said(floor),
      said(overNaive, 1),
      said(ratio(weft, textbook), 1),
      said(overFloor, 2),
    ]),
  );
