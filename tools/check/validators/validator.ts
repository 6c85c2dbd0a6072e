import type { Browser } from 'playwright-core';

/** The built shop on a local server, and a browser. */
export interface App {
  readonly shop: string;
  readonly browser: Browser;
}

interface Result {
  /** What was looked at and what was found, in a few words. */
  readonly figures: string;
  /** One line for each missed target. */
  readonly faults: readonly string[];
}

export interface Validator {
  readonly name: string;
  readonly target: string;
  readonly run: (app: App) => Result | Promise<Result>;
}
