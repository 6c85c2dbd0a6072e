import type { ProductSummary } from '../../shop/product';

/**
 * A filter of the list. A selected value is a text, the same in the state and
 * in the URL. Without a selected value all products are shown.
 */
export interface Facet<Name extends string = string> {
  /** The key of its selected values in the state. */
  readonly name: Name;
  /** The search parameter. */
  readonly param: string;
  readonly label: string;
  /** The values that have a checkbox each; none for a facet without them. */
  readonly values: readonly string[];
  /** Those of `values` that a product has. */
  readonly valuesOf: (product: ProductSummary) => readonly string[];
  /** The selected values for the texts of a URL. Invalid texts are left out. */
  readonly parse: (texts: readonly string[]) => string[];
  /** Returns whether a product is shown, if at least one value is selected. */
  readonly matcherOf: (
    selected: readonly string[],
  ) => (product: ProductSummary) => boolean;
  /** The text of the chip of a value. */
  readonly chipOf: (value: string) => string;
  /** Whether the shopper types it: a change then replaces the history entry. */
  readonly isTyped: boolean;
}

/**
 * A facet with a checkbox for each value: it shows the products with any of the
 * selected values. URLs hold them in any letter case and order, the state in
 * declared order.
 */
export const choiceFacet = <Name extends string>(
  row: Pick<Facet<Name>, 'name' | 'param' | 'label' | 'values' | 'valuesOf'>,
): Facet<Name> => ({
  ...row,
  parse: (texts) => {
    const named = texts.map((text) => text.toLowerCase());
    return row.values.filter((value) => named.includes(value.toLowerCase()));
  },
  matcherOf: (selected) => (product) =>
    row.valuesOf(product).some((value) => selected.includes(value)),
  chipOf: (value) => value,
  isTyped: false,
});
