interface Result {
  readonly figures: string;
  /** One line for each missed target. */
  readonly faults: readonly string[];
}

export interface Validator {
  readonly name: string;
  readonly target: string;
  readonly run: (app: { readonly shop: string }) => Result | Promise<Result>;
}
