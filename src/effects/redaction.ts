import type { UnknownAction } from '@reduxjs/toolkit';
import { PARAMS, parseUrl } from '../domain/url';
import { DELIVERY_FIELDS } from '../domain/checkout';
import { sanitizeQuery } from '../domain/filters';
import { isOneOf } from '../domain/guards';
import { fieldChanged } from '../store/checkout';
import { queryChanged } from '../store/filters';
import type { RootState } from '../store/rootReducer';
import { navigated } from '../store/route';

const dots = (text: string) => '•'.repeat(text.length);

// Trimmed, as in a URL: the redacted session then has the same URLs as the original.
const redactQuery = (query: string) => dots(sanitizeQuery(query).trim());

/** Replaces the query in a URL by dots, and removes unknown parameters. */
const redactUrl = (url: string) => {
  const [, path = '', search = ''] = /^([^?#]*)(\?[^#]*)?/.exec(url) ?? [];
  const { filters } = parseUrl(url);
  if (!filters) return path;
  const params = new URLSearchParams(search);
  for (const name of new Set(params.keys())) if (!isOneOf(PARAMS, name)) params.delete(name);
  if (filters.query !== undefined) params.set('q', dots(filters.query));
  return params.size > 0 ? `${path}?${params.toString()}` : path;
};

/** Replaces each character that the shopper typed by a dot. Drops an invalid payload. */
export const redactAction = (event: UnknownAction): UnknownAction => {
  try {
    if (fieldChanged.match(event)) {
      const { field, text } = event.payload;
      return fieldChanged({ field, text: dots(text) });
    }
    if (queryChanged.match(event)) return queryChanged(redactQuery(event.payload));
    if (navigated.match(event)) return navigated(redactUrl(event.payload));
    return event;
  } catch {
    return { type: event.type };
  }
};

/** Replaces each character that the shopper typed by a dot, and leaves the catalogue out. */
export const redactState = ({ catalogue: _, ...state }: RootState): Omit<RootState, 'catalogue'> => {
  const delivery = { ...state.checkout.delivery };
  for (const field of DELIVERY_FIELDS) delivery[field] = dots(delivery[field]);
  return {
    ...state,
    checkout: { ...state.checkout, delivery },
    filters: { ...state.filters, query: redactQuery(state.filters.query) },
  };
};
