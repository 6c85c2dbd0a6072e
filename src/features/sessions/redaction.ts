import type { UnknownAction } from '@reduxjs/toolkit';
import { PATHS, type Url } from '../navigation/paths';
import { parseSearch, toSearch } from '../collection/url';
import { DELIVERY_FIELDS } from '../checkout/checkout';
import { sanitizeQuery } from '../collection/filters';
import type { CatalogueState } from '../catalogue/catalogueSlice';
import { fieldChanged, type CheckoutState } from '../checkout/checkoutSlice';
import { queryChanged, type FiltersState } from '../collection/filtersSlice';
import { navigated } from '../navigation/routeSlice';

const dots = (text: string) => '•'.repeat(text.length);

// URLs hold the trimmed query. The redacted session then has the same URLs as the original.
const redactQuery = (query: string) => dots(sanitizeQuery(query).trim());

const redactUrl = ({ pathname, search }: Url): Url => {
  if (pathname !== PATHS.collections) return { pathname, search: '' };
  const filters = parseSearch(search);
  return { pathname, search: toSearch({ ...filters, query: filters.query && dots(filters.query) }) };
};

export const redactAction = (event: UnknownAction): UnknownAction => {
  try {
    if (fieldChanged.match(event)) {
      const { field, text } = event.payload;
      return fieldChanged({ field, text: dots(text) });
    }
    if (queryChanged.match(event)) return queryChanged(redactQuery(event.payload));
    if (navigated.match(event)) return { type: event.type, payload: redactUrl(event.payload) };
    return event;
  } catch {
    return { type: event.type };
  }
};

export type Redactable = CheckoutState & FiltersState & CatalogueState;

export const redactState = <State extends Redactable>({ catalogue: _catalogue, ...state }: State) => {
  const { checkout, filters }: Pick<Redactable, 'checkout' | 'filters'> = state;
  const delivery = { ...checkout.delivery };
  for (const field of DELIVERY_FIELDS) delivery[field] = dots(delivery[field]);
  return {
    ...state,
    checkout: { ...checkout, delivery },
    filters: { ...filters, query: redactQuery(filters.query) },
  };
};
