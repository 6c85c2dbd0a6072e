import type { UnknownAction } from '@reduxjs/toolkit';
import { slices } from '../../src/app/rootReducer';
import { SIZES } from '../../src/data/vocabulary';
import { PAYMENTS } from '../../src/features/checkout/checkout';
import { DELIVERY_FIELDS } from '../../src/features/checkout/deliveryFields';
import { FACETS } from '../../src/features/collections/facets';
import { SORTS } from '../../src/features/collections/listState';
import { placeOrder } from '../../src/features/orders/placeOrder';
import { PRODUCT_TABS } from '../../src/features/product/productPageSlice';
import { INVALID_WORDS, LIST_URLS, PAGE_URLS } from './anyInput';
import { SHIRT, SKIRT } from './catalogue';
import { parseUrl } from './storeHelpers';

const LINES = [
  { productId: SHIRT, size: 'M' },
  { productId: SKIRT, size: 'M' },
  // Sold out.
  { productId: SKIRT, size: 'XXL' },
];

const DELIVERY = Object.fromEntries(
  DELIVERY_FIELDS.map((field) => [field, '']),
);

const PURCHASE = {
  lines: [{ productId: SHIRT, size: 'M', quantity: 1, price: 6800 }],
  total: 7800,
  currency: 'USD',
};
const ORDER = {
  ...PURCHASE,
  delivery: DELIVERY,
  payment: 'cod',
};
const SENT = { order: ORDER, attemptId: 'id' };
const PLACED = {
  id: 'id',
  number: '1007',
  status: 'Unpaid',
  created: 0,
  ...PURCHASE,
};

const meta = { arg: SENT };

/** The events of `placeOrder`, which no slice lists. */
const PLACE_ORDER_ACTIONS: UnknownAction[] = [
  { type: placeOrder.pending.type, meta },
  ...[
    { ...PLACED, status: 'Ordered' },
    { ...PLACED, paymentUrl: 'https://pay.example' },
  ].map((payload) => ({ type: placeOrder.fulfilled.type, payload, meta })),
  ...[
    undefined,
    { stage: 'fieldsRefused', fields: { city: 'There is no such city.' } },
    { stage: 'changed', lines: [], total: 7900 },
  ].map((payload) => ({ type: placeOrder.rejected.type, payload, meta })),
];

/** The smallest and the largest quantity. */
const QUANTITIES = [1, 9999];

/** Numbers that are no quantity, and no index of an image. */
const INVALID_NUMBERS = [NaN, Infinity, -1, 0.5, 10_000];

/**
 * Payloads of events: two that the event can act on are enough. Invalid ones and
 * those at the limits test that a state stays valid. The test of the invariants
 * applies no others. An event that is missing here has the id of a product as
 * its payload, or none.
 */
const PAYLOADS: Readonly<Record<string, readonly unknown[]>> = {
  'cart/itemAdded': LINES,
  'cart/quantityChanged': LINES.flatMap((line) =>
    [...QUANTITIES, 0, ...INVALID_NUMBERS].map((quantity) => ({
      ...line,
      quantity,
    })),
  ),
  'cart/lineRemoved': LINES,
  'cart/lineRestored': LINES.flatMap((line) =>
    QUANTITIES.map((quantity) => ({ ...line, quantity })),
  ),
  'cart/linesOrdered': QUANTITIES.map((quantity) =>
    LINES.map((line) => ({ ...line, quantity })),
  ),
  'cart/cartLoaded': [
    { items: {} },
    { items: { [SHIRT]: { M: 1 } } },
    { items: { [SKIRT]: { M: 9999 }, [SHIRT]: { M: 1 } } },
  ],
  'list/facetToggled': FACETS.flatMap(({ name, options }) =>
    [...options.map(({ value }) => value), ...INVALID_WORDS].map((value) => ({
      facet: name,
      value,
    })),
  ),
  'list/sortChanged': SORTS,
  'list/clothShownChanged': [true, false],
  'list/queryChanged': ['', ' ', 'tee', 'red', '\uD800'],
  'textSearch/searchEnded': [
    { textQuery: '', productIds: [] },
    { textQuery: 'red', productIds: [SHIRT, SKIRT] },
    { textQuery: 'red', productIds: [], hasFailed: true },
  ],
  'checkout/fieldChanged': DELIVERY_FIELDS.flatMap((field) => [
    { field, text: '' },
    { field, text: '007' },
  ]),
  'checkout/paymentSelected': PAYMENTS,
  'checkout/checkoutLoaded': PAYMENTS.map((payment) => ({
    delivery: DELIVERY,
    payment,
    submission: { stage: 'unanswered', sent: SENT },
  })),
  'orders/ordersLoaded': [{}, { [PLACED.id]: PLACED }],
  'orders/statusReceived': [
    { id: PLACED.id, status: 'Delivered' },
    { id: PLACED.id, status: 'Unpaid', paymentUrl: 'https://pay.example/2' },
  ],
  'orders/statusRequestFailed': [PLACED.id],
  'persistence/storageChecked': [true, false],
  'productPage/sizeSelected': [...SIZES, ...INVALID_WORDS],
  'productPage/imageShown': [0, 1, 2, 3, 4, ...INVALID_NUMBERS],
  'productPage/tabOpened': PRODUCT_TABS,
  'route/navigated': [...PAGE_URLS, ...LIST_URLS].map(parseUrl),
};

/** The reducer of an event without a payload takes the state alone. */
const hasPayload = (reducer: unknown) =>
  typeof reducer === 'function' && reducer.length > 1;

const actionsOf = (type: string, reducer: unknown): UnknownAction[] => {
  const others = hasPayload(reducer) ? [SHIRT, SKIRT] : [undefined];
  const payloads = PAYLOADS[type] ?? others;
  return payloads.map((payload) => ({ type, payload }));
};

/** The events of all slices, each with its payloads. */
export const ALL_ACTIONS = [
  ...slices.flatMap(({ name, caseReducers }) =>
    Object.entries(caseReducers).flatMap(([event, reducer]) =>
      actionsOf(`${name}/${event}`, reducer),
    ),
  ),
  ...PLACE_ORDER_ACTIONS,
];
