import { kib, said, table } from '../table';
import type { PageFigures } from './pages';
import { within } from './stats';
import { BYTE_KINDS } from './wire';

/** The pages, one a line: how soon, how steady, how heavy. */
export const pagesTable = (pages: readonly PageFigures[]): string =>
  [
    table(
      [
        'page',
        'FCP ms',
        '× floor',
        'LCP ms',
        '× floor',
        'CLS',
        'TBT ms',
        'longest ms',
        'busiest script',
        'largest',
      ],
      pages.map((page) => [
        page.subject.name,
        within(page.fcp),
        said(page.toFloor?.fcp ?? NaN, 2),
        within(page.lcp),
        said(page.toFloor?.lcp ?? NaN, 2),
        said(page.cls.high, 3),
        within(page.tbt),
        within(page.longest),
        page.busiest || '–',
        page.largest,
      ]),
    ),
    table(
      [
        'page',
        'work ms',
        'script',
        'layout',
        'requests',
        'all KiB',
        'script',
        'page',
        'font',
        'image',
        'other',
      ],
      pages.map(({ subject, work, requests, bytes }) => [
        subject.name,
        said(work.all),
        said(work.script),
        said(work.layout),
        said(requests.median),
        ...(['all', ...BYTE_KINDS] as const).map((kind) => kib(bytes[kind])),
      ]),
    ),
    ...pages
      .filter(({ moved }) => moved.length > 0)
      .map(({ subject, moved }) => `moved on ${subject.name}: ${moved.join('; ')}`),
  ].join('\n\n');
