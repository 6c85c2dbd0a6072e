import { CATEGORIES } from '../../src/domain/product';
import { manyProducts } from '../catalogue/manyProducts';
import type { baselines as all } from './contenders';
import { median } from './stats';

type Name = keyof typeof all;
const NAMES = ['naive', 'textbook', 'weft', 'floor'] as const satisfies readonly Name[];

/** How quick a change of the filters is, in a range of one size. */
export interface StateFigures {
  readonly products: number;
  /** Changes a second, each with the list that it leaves: the median of the rounds. */
  readonly perSecond: Readonly<Record<Name, number>>;
  /** How many times as quick as a plain filter and sort. */
  readonly overNaive: number;
  /** How many times as long as the same by hand. */
  readonly overFloor: number;
}

interface Options {
  readonly sizes?: readonly number[];
  readonly rounds?: number;
  /** How long each works in a round, in milliseconds. */
  readonly span?: number;
}

type Change = ReturnType<(typeof all)[Name]>;

/** Changes a second, for a while. */
const speedOf = (change: Change, span: number) => {
  const start = performance.now();
  let done = 0;
  let passed = 0;
  while (passed < span) {
    for (const category of CATEGORIES) change(category);
    done += CATEGORIES.length;
    passed = performance.now() - start;
  }
  return (done / passed) * 1000;
};

/** Measures everyone in turn, round by round, so that a busy moment of the machine falls on all alike. */
export const measureState = async ({
  sizes = [52, 5000, 50_000],
  rounds = 7,
  span = 100,
}: Options = {}): Promise<readonly StateFigures[]> => {
  // Asked for before the store is loaded: it checks every state, unless it is told that this is production.
  process.env['NODE_ENV'] ??= 'production';
  const { baselines } = await import('./contenders');
  return sizes.map((size) => {
    const products = manyProducts(size);
    const racers = NAMES.map((name) => ({
      name,
      change: baselines[name](products),
      speeds: new Array<number>(),
    }));
    for (const { change } of racers) speedOf(change, span);
    for (let round = 0; round < rounds; round++) {
      for (const { change, speeds } of racers) speeds.push(speedOf(change, span));
    }
    const of = (asked: Name) => median(racers.find(({ name }) => name === asked)?.speeds ?? []);
    const perSecond = { naive: of('naive'), textbook: of('textbook'), weft: of('weft'), floor: of('floor') };
    return {
      products: size,
      perSecond,
      overNaive: perSecond.weft / perSecond.naive,
      overFloor: perSecond.floor / perSecond.weft,
    };
  });
};
