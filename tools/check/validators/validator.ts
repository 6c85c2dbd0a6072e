export interface Result {
  readonly figures: string;
  readonly faults: readonly string[];
}

export interface Validator {
  readonly name: string;
  readonly target: string;
  readonly run: (app: { readonly shop: string }) => Result | Promise<Result>;
}
