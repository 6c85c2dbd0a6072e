import { KIB, said } from '../table';
import { LONG_LIST, type GridFigures } from './grid';
import type { Act } from './gestures';
import type { ActFigures } from './interactions';
import type { PageFigures } from './pages';

/** One promise, and what was measured. */
export interface Verdict {
  readonly what: string;
  readonly figure: number;
  /** What it may come to at most. */
  readonly bar: number;
  readonly digits: number;
}

/** What each figure may come to; `docs/measure.md` says why. */
export const BARS = {
  listFcp: 1.15,
  lcp: 1.3,
  cls: 0,
  tbt: 100,
  task: 100,
  listKib: 260,
  homeScriptKib: 106,
  answered: { filter: 24, sort: 32, search: 32, add: 24, open: 24 },
  settled: 150,
  gridFilter: 100,
} as const;

const pageVerdicts = ({ subject, toFloor, cls, tbt, longest, bytes }: PageFigures): readonly Verdict[] => {
  if (subject.part === 'floor') return [];
  const verdict = (figure: string, value: number, bar: number, digits = 0): Verdict => ({
    what: `${subject.name}: ${figure}`,
    figure: value,
    bar,
    digits,
  });
  return [
    ...(toFloor && subject.part === 'list' ? [verdict('FCP × floor', toFloor.fcp, BARS.listFcp, 2)] : []),
    ...(toFloor ? [verdict('LCP × floor', toFloor.lcp, BARS.lcp, 2)] : []),
    verdict('CLS', cls.high, BARS.cls, 3),
    verdict('TBT ms', tbt.median, BARS.tbt),
    verdict('longest task ms', longest.median, BARS.task),
    ...(subject.part === 'list' ? [verdict('all KiB', bytes.all / KIB, BARS.listKib, 1)] : []),
    ...(subject.part === 'home' ? [verdict('script KiB', bytes.script / KIB, BARS.homeScriptKib, 1)] : []),
  ];
};

const hasBar = (act: Act): act is keyof typeof BARS.answered => act in BARS.answered;

const actVerdicts = ({ act, answered, settled }: ActFigures): readonly Verdict[] => [
  ...(hasBar(act)
    ? [{ what: `${act}: answered ms`, figure: answered.median, bar: BARS.answered[act], digits: 0 }]
    : []),
  ...(act === 'open'
    ? [{ what: 'open: settled ms', figure: settled.median, bar: BARS.settled, digits: 0 }]
    : []),
];

const gridVerdicts = ({ products, filter }: GridFigures): readonly Verdict[] => [
  {
    what: `filter over ${said(products)} products: answered ms`,
    figure: filter.median,
    bar: BARS.gridFilter,
    digits: 0,
  },
];

interface Measured {
  readonly pages?: readonly PageFigures[];
  readonly interactions?: readonly ActFigures[];
  readonly grid?: GridFigures;
}

/** Holds everything that was measured against its bar. */
export const verdictsOf = ({ pages = [], interactions = [], grid }: Measured): readonly Verdict[] => [
  ...pages.flatMap(pageVerdicts),
  ...interactions.flatMap(actVerdicts),
  // The bar is of a long list; a short one is filtered among the gestures.
  ...(grid && grid.products >= LONG_LIST ? gridVerdicts(grid) : []),
];

/** Whether the figure is at most the bar; one that could not be taken is over. */
export const isMet = ({ figure, bar, digits }: Verdict): boolean => Number(figure.toFixed(digits)) <= bar;
