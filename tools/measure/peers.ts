import { said, table } from '../table';
import { ratio } from './stats';

/**
 * Five storefronts that run without a server, measured once in the same way, on another day and another machine:
 * hold their ratios to the floor of that day against ours, never their milliseconds.
 */
const PEERS_FLOOR = { fcp: 344, lcp: 568 } as const;

const PEERS = [
  { name: 'forever', fcp: 1150, lcp: 4254, cls: 0.701, tbt: 52, all: 5358, script: 94 },
  { name: 'jeff', fcp: 954, lcp: 1444, cls: 0, tbt: 24, all: 352, script: 68 },
  { name: 'rtk', fcp: 1600, lcp: 2508, cls: 0, tbt: 93, all: 517, script: 177 },
  { name: 'gatsby', fcp: 392, lcp: 1192, cls: 0, tbt: 215, all: 328, script: 96 },
  { name: 'shopco', fcp: 948, lcp: 948, cls: 0.446, tbt: 258, all: 488, script: 227 },
] as const;

/** Milliseconds from the press to the next frame, and until the page stood still. */
export const PEERS_ACTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  filter: { forever: '24 (73)', jeff: '48 (69)', rtk: '64 (59)' },
  sort: { forever: '48 (37)', rtk: '56 (77)' },
  search: { forever: '40 (47)' },
  add: { forever: '24 (54)', jeff: '48 (78)', rtk: '24 (55)', gatsby: '64 (74)', shopco: '24 (54)' },
  open: { forever: '32 (213)', rtk: '64 (69)', gatsby: '24 (263)', shopco: '32 (557)' },
};

/** The peers, one a line: their list pages, and how often each is its floor. */
export const peersTable = (): string =>
  table(
    ['peer', 'FCP ms', '× floor', 'LCP ms', '× floor', 'CLS', 'TBT ms', 'all KiB', 'script KiB'],
    PEERS.map(({ name, fcp, lcp, cls, tbt, all, script }) => [
      name,
      said(fcp),
      said(ratio(fcp, PEERS_FLOOR.fcp), 2),
      said(lcp),
      said(ratio(lcp, PEERS_FLOOR.lcp), 2),
      said(cls, 3),
      said(tbt),
      said(all),
      said(script),
    ]),
  );
