import type { Browser } from 'playwright-core';
import { loadOnce, type Load } from './load';
import { median, ratio, spreadOf, type Spread } from './stats';
import type { Subject } from './subjects';
import { BYTE_KINDS, type ByteKind } from './wire';
import type { Work } from './work';

type Time = 'fcp' | 'lcp' | 'cls' | 'tbt' | 'longest' | 'requests';

/** What a page came to over all runs. */
export interface PageFigures extends Readonly<Record<Time, Spread>> {
  readonly subject: Subject;
  readonly largest: string;
  /** What moved by itself in any of its runs. */
  readonly moved: readonly string[];
  /** The script that ran longest in any of its runs. */
  readonly busiest: string;
  readonly work: Work;
  readonly bytes: Readonly<Record<ByteKind | 'all', number>>;
  /** Its medians over those of its floor. */
  readonly toFloor?: { readonly fcp: number; readonly lcp: number };
}

const allOf = (bytes: Load['bytes']) => BYTE_KINDS.reduce((sum, kind) => sum + bytes[kind], 0);

/** Brings the runs of one page down to one figure each. */
export const figuresOf = (subject: Subject, loads: readonly Load[]): PageFigures => {
  const spread = (time: Time) => spreadOf(loads.map((load) => load[time]));
  const bytes = (kind: ByteKind) => median(loads.map((load) => load.bytes[kind]));
  return {
    subject,
    fcp: spread('fcp'),
    lcp: spread('lcp'),
    cls: spread('cls'),
    tbt: spread('tbt'),
    longest: spread('longest'),
    requests: spread('requests'),
    work: {
      all: median(loads.map(({ work }) => work.all)),
      script: median(loads.map(({ work }) => work.script)),
      layout: median(loads.map(({ work }) => work.layout)),
    },
    moved: loads.flatMap(({ moved }) => moved),
    busiest: loads.toSorted((a, b) => b.longest - a.longest)[0]?.busiest ?? '',
    largest: loads[0]?.largest ?? '',
    bytes: {
      script: bytes('script'),
      page: bytes('page'),
      font: bytes('font'),
      image: bytes('image'),
      other: bytes('other'),
      all: median(loads.map((load) => allOf(load.bytes))),
    },
  };
};

/** Holds each page against its floor, if that was measured beside it. */
export const heldAgainstFloors = (pages: readonly PageFigures[]): readonly PageFigures[] =>
  pages.map((page) => {
    const floor = pages.find(({ subject }) => subject.name === page.subject.floor);
    if (!floor) return page;
    const over = (time: Time) => ratio(page[time].median, floor[time].median);
    return { ...page, toFloor: { fcp: over('fcp'), lcp: over('lcp') } };
  });

/** Loads every page once a run, in turn: whatever slows the machine for a while slows them alike. */
export const measurePages = async (
  browser: Browser,
  shop: string,
  subjects: readonly Subject[],
  runs: number,
  say: (done: string) => void,
): Promise<readonly PageFigures[]> => {
  const loads = new Map<Subject, Load[]>(subjects.map((subject) => [subject, []]));
  const [first] = subjects;
  // What a browser does once in its life is no page's fault.
  if (first) await loadOnce(browser, shop + first.address);
  for (let run = 1; run <= runs; run += 1) {
    for (const [subject, done] of loads) done.push(await loadOnce(browser, shop + subject.address));
    say(`run ${run} of ${runs}`);
  }
  return heldAgainstFloors(subjects.map((subject) => figuresOf(subject, loads.get(subject) ?? [])));
};
