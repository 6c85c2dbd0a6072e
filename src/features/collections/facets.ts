import {
  CATEGORIES,
  FACET_NAMES,
  PRICE_STEPS,
  PRODUCT_TYPES,
  SIZES,
} from '../../data/vocabulary';
import { products as allProducts } from '../../data/products';
import { settings } from '../../data/settings';
import type { FacetName, Product } from '../../data/types';
import { t } from '../../texts/t';
import { formatPrice } from '../catalogue/money';
import {
  availableSizes,
  isReduced,
  lowestPriceOf,
  sizeToFind,
} from '../catalogue/offer';

interface FacetOption {
  /** The text of the value in the URL and in the state. */
  value: string;
  /** The text next to the checkbox. */
  label: string;
  /** The text in the chip, if it differs from the label. */
  chip?: string;
}

/** A filter of the list. */
export interface Facet {
  /** Also the search parameter. */
  name: FacetName;
  label: string;
  options: readonly FacetOption[];
  /** The values of a product. */
  valuesOf: (product: Product) => readonly string[];
}

const optionOf = (text: string): FacetOption => ({ value: text, label: text });

const colorsOf = ({ color }: Product) => (color ? [color.name] : []);

const PRICE_OPTIONS = [0, ...PRICE_STEPS].map((from, i) => {
  const to = PRICE_STEPS[i];
  const value = `${from / 100}-`;
  const lowest = formatPrice(from);
  if (to === undefined)
    return { from, value, label: t('{price} and over', { price: lowest }) };
  const limit = formatPrice(to);
  const label =
    from === 0
      ? t('Under {price}', { price: limit })
      : t('{from} to {to}', { from: lowest, to: limit });
  return { from, value: `${value}${to / 100}`, label };
});

/** A link may select any of them. Those in `FACET_NAMES` have checkboxes. */
export const FACETS: readonly Facet[] = [
  {
    name: 'category',
    label: t('Categories'),
    options: CATEGORIES.map(optionOf),
    valuesOf: ({ category }) => [
      category,
      ...(settings.sharedCategories?.[category] ?? []),
    ],
  },
  {
    name: 'type',
    label: t('Type'),
    options: PRODUCT_TYPES.map(optionOf),
    valuesOf: ({ subCategory }) => [subCategory],
  },
  {
    name: 'size',
    label: t('Size'),
    options: [...new Set(SIZES.map(sizeToFind))].map((size) => ({
      ...optionOf(size),
      chip: t('Size {size}', { size }),
    })),
    valuesOf: (product) => [
      ...new Set(availableSizes(product).map(sizeToFind)),
    ],
  },
  {
    name: 'color',
    label: t('Color'),
    options: [...new Set(allProducts.flatMap(colorsOf))]
      .sort((a, b) => a.localeCompare(b, settings.language))
      .map(optionOf),
    valuesOf: colorsOf,
  },
  {
    name: 'price',
    label: t('Price'),
    options: PRICE_OPTIONS,
    valuesOf: (product) => {
      const price = lowestPriceOf(product);
      const option = PRICE_OPTIONS.findLast(({ from }) => from <= price);
      return option ? [option.value] : [];
    },
  },
  {
    name: 'reduced',
    label: t('Reduced'),
    options: [{ value: 'yes', label: t('Reduced') }],
    valuesOf: (product) => (isReduced(product) ? ['yes'] : []),
  },
];

export interface FacetValue {
  facet: FacetName;
  value: string;
}

type PerFacet<T> = Partial<Record<FacetName, T>>;

/** The selected values of each facet, in the order of its options. */
export type SelectedValues = PerFacet<string[]>;

export const mapFacets = <T>(getValue: (facet: Facet) => T): PerFacet<T> =>
  Object.fromEntries(FACETS.map((facet) => [facet.name, getValue(facet)]));

/** The values in the texts, in any letter case. */
export const valuesIn = (
  { options }: Facet,
  texts: readonly string[],
): string[] => {
  const lowerTexts = texts.map((text) => text.toLowerCase());
  return options
    .map(({ value }) => value)
    .filter((value) => lowerTexts.includes(value.toLowerCase()));
};

/** The products that match every facet in which a value is selected. */
export const filterByFacets = (
  products: readonly Product[],
  selected: SelectedValues,
): readonly Product[] =>
  products.filter((product) =>
    FACETS.every(({ name, valuesOf }) => {
      const values = selected[name] ?? [];
      return (
        values.length === 0 ||
        valuesOf(product).some((value) => values.includes(value))
      );
    }),
  );

/** The number of products of each value of a facet. */
export type FacetCounts = PerFacet<ReadonlyMap<string, number>>;

/** The maximum of suggestions in the list. */
export const SUGGESTION_LIMIT = 8;

/**
 * How many products and suggestions the list would show if a value were the
 * only selected one of its facet, with the other facets as they are.
 */
export const countFacets = (
  products: readonly Product[],
  selected: SelectedValues,
  suggestions: readonly Product[] = [],
): FacetCounts =>
  mapFacets(({ name, valuesOf }) => {
    const counts = new Map<string, number>();
    const count = (all: readonly Product[], limit: number) => {
      const others = filterByFacets(all, { ...selected, [name]: [] });
      for (const value of others.flatMap(valuesOf))
        counts.set(value, Math.min((counts.get(value) ?? 0) + 1, limit));
    };
    count(suggestions, SUGGESTION_LIMIT);
    count(products, Infinity);
    return counts;
  });

/**
 * The facets with checkboxes: those of the shop in which the products differ,
 * because the others cannot narrow a list.
 */
export const shownFacets = (products: readonly Product[]): readonly Facet[] =>
  FACETS.filter(
    ({ name, valuesOf }) =>
      FACET_NAMES.includes(name) &&
      new Set(products.map((product) => valuesOf(product).join())).size > 1,
  );

/** A selected value, which narrows the list and can be removed. */
export interface Chip extends FacetValue {
  text: string;
}

export const chipsOf = (
  facets: readonly Facet[],
  selected: SelectedValues,
): readonly Chip[] =>
  facets.flatMap(({ name, options }) =>
    options
      .filter(({ value }) => selected[name]?.includes(value))
      .map(({ value, label, chip = label }) => ({
        facet: name,
        value,
        text: chip,
      })),
  );
