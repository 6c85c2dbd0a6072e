import type { UnknownAction } from '@reduxjs/toolkit';
import type { ParsedUrl } from '../domain/url';
import { DELIVERY_FIELDS } from '../domain/checkout';
import { sanitizeQuery } from '../domain/filters';
import { fieldChanged } from '../store/checkout';
import { queryChanged } from '../store/filters';
import type { RootState } from '../store/rootReducer';
import { navigated } from '../store/route';

const hidden = (text: string) => '•'.repeat(text.length);

/** A query is hidden as it counts, without the spaces around it: hidden or not, it then leads the same way. */
const hiddenQuery = (query: string) => hidden(sanitizeQuery(query).trim());

/** A parsed URL without its query. */
const redactUrl = ({ pathname, filters }: ParsedUrl): ParsedUrl =>
  filters?.query === undefined
    ? { pathname, ...(filters && { filters }) }
    : { pathname, filters: { ...filters, query: hidden(filters.query) } };

/** What happened, with what the shopper wrote replaced by as many dots. A payload that is none is left out. */
export const redactAction = (event: UnknownAction): UnknownAction => {
  try {
    if (fieldChanged.match(event)) {
      const { field, text } = event.payload;
      return fieldChanged({ field, text: hidden(text) });
    }
    if (queryChanged.match(event)) return queryChanged(hiddenQuery(event.payload));
    if (navigated.match(event)) return { ...event, payload: redactUrl(event.payload) };
    return event;
  } catch {
    return { type: event.type };
  }
};

/** The state with what the shopper wrote replaced by as many dots, and without the range. */
export const redactState = ({
  catalogue: _c,
  descriptions: _d,
  ...state
}: RootState): Omit<RootState, 'catalogue' | 'descriptions'> => {
  const delivery = { ...state.checkout.delivery };
  for (const field of DELIVERY_FIELDS) delivery[field] = hidden(delivery[field]);
  return {
    ...state,
    checkout: { ...state.checkout, delivery },
    filters: { ...state.filters, query: hiddenQuery(state.filters.query) },
  };
};
