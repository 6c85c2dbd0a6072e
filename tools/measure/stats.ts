import { said } from '../table';

/** What one figure came to over several runs. */
export interface Spread {
  readonly median: number;
  readonly low: number;
  readonly high: number;
}

/** A stretch of work of the main thread, in milliseconds since the page was asked for. */
export interface Task {
  readonly start: number;
  readonly duration: number;
}

/** From here on, in milliseconds, a task is felt as a wait. */
const LONG = 50;

/** The middle one of the values, or the mean of the two in the middle; not a number when there is none. */
export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.slice(Math.ceil(sorted.length / 2) - 1, Math.floor(sorted.length / 2) + 1);
  return middle.reduce((sum, value) => sum + value, 0) / middle.length;
};

/** The median of the values with the lowest and the highest beside it. */
export const spreadOf = (values: readonly number[]): Spread => ({
  median: median(values),
  low: Math.min(...values),
  high: Math.max(...values),
});

/** The longest of the tasks, in milliseconds; 0 when there is none. */
export const longestOf = (tasks: readonly Task[]): number =>
  Math.max(0, ...tasks.map((task) => task.duration));

/** How long, in milliseconds, tasks blocked the page: what each took beyond 50 ms, counted from a moment on. */
export const blockingTime = (tasks: readonly Task[], from: number): number =>
  tasks
    .map(({ start, duration }) => start + duration - Math.max(start, from))
    .reduce((sum, duration) => sum + Math.max(0, duration - LONG), 0);

/** How many times the one is the other; not a number where there is nothing to compare with. */
export const ratio = (figure: number, floor: number): number => (floor > 0 ? figure / floor : NaN);

/** A figure of several runs: the median, and from where to where it went, if it went anywhere. */
export const within = ({ median: middle, low, high }: Spread): string =>
  said(low) === said(high) ? said(middle) : `${said(middle)} (${said(low)}–${said(high)})`;
