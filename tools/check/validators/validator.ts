interface Result {
  /** What was looked at and what was found, in a few words. */
  readonly figures: string;
  /** One line for each missed target. */
  readonly faults: readonly string[];
}

export interface Validator {
  readonly name: string;
  readonly target: string;
  /** `shop` is the URL of the built shop. */
  readonly run: (app: { readonly shop: string }) => Result | Promise<Result>;
}
