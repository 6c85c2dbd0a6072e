import { said } from '../table';
import { BARS } from './bars';
import { LONG_LIST } from './grid';

/** The bars as docs/measure.md lists them: what is measured, and what it may come to at most. */
export const barRows = (): readonly (readonly [string, string])[] => [
  ['FCP of the list', `${BARS.listFcp} × its floor`],
  ['LCP of the list', `${BARS.lcp} × its floor`],
  ['LCP of home and product', `${BARS.lcp} × the same page without script`],
  ['CLS', `${said(BARS.cls, 3)} on every route`],
  ['TBT', `${BARS.tbt} ms on every route`],
  ['longest task', `${BARS.task} ms on every route`],
  ['the list page before scrolling', `${BARS.listKib} KiB`],
  ['script of the home page, with its heads', `${BARS.homeScriptKib} KiB`],
  ...Object.entries(BARS.answered).map(([act, bar]) => [`${act} answered`, `${bar} ms`] as const),
  ['open settled', `${BARS.settled} ms`],
  [`filter over ${said(LONG_LIST)} products or more answered`, `${BARS.gridFilter} ms`],
];
