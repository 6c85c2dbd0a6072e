import type { UnknownAction } from '@reduxjs/toolkit';
import { PARAMS, parseUrl } from '../domain/url';
import { DELIVERY_FIELDS } from '../domain/checkout';
import { sanitizeQuery } from '../domain/filters';
import { isOneOf } from '../domain/guards';
import { fieldChanged } from '../store/checkout';
import { queryChanged } from '../store/filters';
import type { RootState } from '../store/rootReducer';
import { navigated } from '../store/route';

const hidden = (text: string) => '•'.repeat(text.length);

/** A query is hidden as it counts, without the spaces around it: hidden or not, it then leads the same way. */
const hiddenQuery = (query: string) => hidden(sanitizeQuery(query).trim());

/** An address without what was searched for, and without what the shop does not read. */
const hiddenAddress = (address: string) => {
  const [, path = '', search = ''] = /^([^?#]*)(\?[^#]*)?/.exec(address) ?? [];
  const { filters } = parseUrl(address);
  if (!filters) return path;
  const params = new URLSearchParams(search);
  for (const name of new Set(params.keys())) if (!isOneOf(PARAMS, name)) params.delete(name);
  if (filters.query !== undefined) params.set('q', hidden(filters.query));
  return params.size > 0 ? `${path}?${params.toString()}` : path;
};

/** What happened, with what the shopper wrote replaced by as many dots. A payload that is none is left out. */
export const redactAction = (event: UnknownAction): UnknownAction => {
  try {
    if (fieldChanged.match(event)) {
      const { field, text } = event.payload;
      return fieldChanged({ field, text: hidden(text) });
    }
    if (queryChanged.match(event)) return queryChanged(hiddenQuery(event.payload));
    if (navigated.match(event)) return navigated(hiddenAddress(event.payload));
    return event;
  } catch {
    return { type: event.type };
  }
};

/** The state with what the shopper wrote replaced by as many dots, and without the range. */
export const redactState = ({ catalogue: _, ...state }: RootState): Omit<RootState, 'catalogue'> => {
  const delivery = { ...state.checkout.delivery };
  for (const field of DELIVERY_FIELDS) delivery[field] = hidden(delivery[field]);
  return {
    ...state,
    checkout: { ...state.checkout, delivery },
    filters: { ...state.filters, query: hiddenQuery(state.filters.query) },
  };
};
