import type { UnknownAction } from '@reduxjs/toolkit';
import fc from 'fast-check';
import { DELIVERY_FIELDS, PAYMENTS } from '../../src/domain/checkout';
import { SORTS } from '../../src/domain/filters';
import { CATEGORIES, PRODUCT_TYPES, SIZES } from '../../src/domain/product';
import { PERSISTED_SLICES } from '../../src/store/persistence';

/** Events by the name of their column in a slice's table, with payloads as the world might send them. */
export type Events = Readonly<Record<string, fc.Arbitrary<UnknownAction>>>;

/** Three products of the catalogue, two of which lack a size: few, so that random events meet. */
export const SHIRT = 'linen-camp-shirt-sand';
export const SKIRT = 'pleated-midi-skirt-camel';
export const TROUSERS = 'herringbone-wool-trousers-slate';

/** Words that are keys of every object, or of nothing. */
const NO_WORDS = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', '', ' ', 'M ', 'no-such-thing'];

/** Numbers that count nothing. */
const NO_NUMBERS = [NaN, Infinity, -Infinity, -1, 0, 0.5, 10_000, 1e21, Number.MAX_VALUE];

/** Texts of a quantity field that are no quantity. */
export const INVALID_QUANTITIES = [
  ...['', ' ', '0', '000', '-0', '-5', '+5', '1.5', '1.0', '1.', '.5', '1,000', '1_000', '1e3', '1E3'],
  ...['10000', '99999', '9'.repeat(400), 'Infinity', 'NaN', 'null', '--', 'five', '1 2', '5\n', '5\0'],
  ...['0x10', '10n', ' 5 ', '5 ', '\t5', '٣', '۵', '５', '²', '५', '1️⃣', '__proto__'],
];

export const HOSTILE_ADDRESSES = [
  ...['', '#', '?', '/', '//', '///', '/?', '/#/cart', '/#', '/ ', '/.', '/..', '/%2e%2e/cart', '/\n'],
  ...['//evil.example/x', '///evil.example//x//', '/\\evil.example', 'https://evil.example/Collections'],
  ...['javascript:alert(1)', 'data:text/html,x', '/__proto__', '/constructor', '/product/__proto__'],
  ...[
    '/product/constructor',
    '/product',
    '/product/',
    '/product//',
    '/product/a/b',
    '/Product/ID',
    '/PRODUCT/é',
  ],
  ...[
    '/%E0%A4%A',
    '/product/%E0%A4%A',
    '/%',
    '/\uD800',
    '/cArT',
    '/CART/',
    '/cart?x=1#y',
    '/LOGIN?next=//evil',
  ],
  ...['/COLLECTIONS/', '/collections#q=tee', '/Collections/?q=', '/Collections?', '/Collections/Men', '/İ'],
  `/Collections?category=Cats&sort=%00&q=${'x'.repeat(10_000)}`,
  `/Collections?q=${'%F0%9F%A7%A6'.repeat(150)}`,
  '/Collections?category=__proto__&type=constructor&sort=toString&q=__proto__&__proto__=Men',
  '/Collections?category=men&category[]=Men&category=Men,Women&type=Topwear%00&sort=LOW-TO-HIGH',
  '/Collections?category=Women&category=Men&category=Women&type=Winterwear&type=Topwear',
  '/Collections?sort=high-to-low&sort=low-to-high&q=one&q=two',
  '/Collections?q=%E0%A4%A&category=%&type=%ZZ',
  '/Collections?q=%ED%A0%80\uD800&q=\uDC00',
  '/Collections?q=%20%20&Q=tee',
  '/Collections?q=a%26sort=low-to-high%23%3F',
  '/Collections?&&==&q',
];

/** One address a page, and two of those that are many. */
const PAGES = [
  ...['/', '/Collections', '/about', '/Contact', '/cart', '/login', '/place-order', '/orders'],
  ...[`/product/${SHIRT}`, `/product/${SKIRT}`, '/nowhere', '/nothing'],
];

/** Most of what an address can say of the list. */
const LISTS = [
  ...['/Collections?q=', '/Collections?q=tee', '/Collections?sort=low-to-high', '/Collections?category=Men'],
  ...['/Collections?type=Topwear&q=linen', '/Collections?sort=low-to-high&q='],
  '/Collections?category=Women&category=Kids&sort=high-to-low',
];

const joined = (units: readonly number[]) => String.fromCharCode(...units);

/** Any string that JavaScript has, lone halves of characters too. */
export const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.array(fc.integer({ min: 0, max: 0xff_ff }), { maxLength: 30 }).map(joined),
  fc.constantFrom(...NO_WORDS),
);

const params = fc
  .array(
    fc.tuple(
      fc.oneof(fc.constantFrom('category', 'type', 'sort', 'q'), fc.string()),
      fc.oneof(fc.constantFrom<string>(...CATEGORIES, ...PRODUCT_TYPES, ...SORTS), anyText),
    ),
    { maxLength: 6 },
  )
  .map((pairs) => new URLSearchParams(pairs).toString());

/** Any address: real ones, made-up ones, hostile ones, any text. */
export const anyAddress = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...PAGES, ...LISTS) },
  { weight: 1, arbitrary: fc.constantFrom(...HOSTILE_ADDRESSES) },
  { weight: 2, arbitrary: params.map((said) => `/Collections?${said}`) },
  { weight: 1, arbitrary: anyText },
);

const mostly = <T>(good: readonly T[], bad: readonly T[]): fc.Arbitrary<T> =>
  fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...good) },
    { weight: 1, arbitrary: fc.constantFrom(...bad) },
  );

const event = <T>(type: string, payload: fc.Arbitrary<T>): fc.Arbitrary<UnknownAction> =>
  payload.map((said) => ({ type, payload: said }));

const key = {
  productId: mostly([SHIRT, SKIRT, TROUSERS], NO_WORDS),
  // XXL is not sold of the skirt, nor M of the trousers.
  size: mostly<string>(['M', 'XXL'], NO_WORDS),
};
const line = { ...key, quantity: mostly([1, 2, 9999], NO_NUMBERS) };
const placed = { ...line, at: mostly([0, 1, 2], NO_NUMBERS) };
const inRow = { ...line, row: mostly([0, 1, 2], NO_NUMBERS) };
const record = <T>(model: { [Name in keyof T]: fc.Arbitrary<T[Name]> }) =>
  fc.record<T>(model, { noNullPrototype: true });

const navigated = event('route/navigated', anyAddress);
const lineRemoved = event('cart/lineRemoved', record(inRow));
const lineRestored = event('cart/lineRestored', record(placed));
const merged = { ...placed, quantity: mostly([0, 1, 2, 9999], NO_NUMBERS) };

export const cartEvents: Events = {
  itemAdded: event('cart/itemAdded', record(key)),
  additionRejected: event('cart/additionRejected', mostly(['noSize'], NO_WORDS)),
  quantityChanged: event(
    'cart/quantityChanged',
    record({ ...key, typed: mostly(['1', '2', '007', '9999'], INVALID_QUANTITIES) }),
  ),
  lineRemoved,
  lineRestored,
  synced: event('cart/synced', fc.array(record(merged), { maxLength: 4 })),
};

export const cartPageEvents: Events = { lineRemoved, lineRestored, navigated };

export const filtersEvents: Events = {
  categoryToggled: event('filters/categoryToggled', mostly<string>(CATEGORIES, NO_WORDS)),
  typeToggled: event('filters/typeToggled', mostly<string>(PRODUCT_TYPES, NO_WORDS)),
  sortChanged: event('filters/sortChanged', mostly<string>(SORTS, NO_WORDS)),
  queryChanged: event('filters/queryChanged', fc.oneof(fc.constantFrom('', ' ', 'tee', ' Linen '), anyText)),
  searchToggled: fc.constant({ type: 'filters/searchToggled' }),
  filtersCleared: fc.constant({ type: 'filters/filtersCleared' }),
  navigated,
};

export const checkoutEvents: Events = {
  fieldChanged: event(
    'checkout/fieldChanged',
    record({
      field: mostly<string>(DELIVERY_FIELDS, NO_WORDS),
      text: mostly(['', '0', '007', 'Ada'], NO_WORDS),
    }),
  ),
  paymentSelected: event('checkout/paymentSelected', mostly<string>(PAYMENTS, NO_WORDS)),
};

export const persistenceEvents: Events = {
  writeFailed: event('persistence/writeFailed', mostly<string>(PERSISTED_SLICES, NO_WORDS)),
  writeSucceeded: event('persistence/writeSucceeded', mostly<string>(PERSISTED_SLICES, NO_WORDS)),
};

export const appUpdateEvents: Events = {
  updateFound: fc.constant({ type: 'appUpdate/updateFound' }),
  updateAccepted: fc.constant({ type: 'appUpdate/updateAccepted' }),
};

export const authUiEvents: Events = {
  modeToggled: fc.constant({ type: 'authUi/modeToggled' }),
  loggedOut: fc.constant({ type: 'authUi/loggedOut' }),
  navigated,
};

export const productPageEvents: Events = {
  sizeSelected: event('productPage/sizeSelected', mostly<string>(SIZES, NO_WORDS)),
  imageShown: event('productPage/imageShown', mostly([0, 1], NO_NUMBERS)),
  tabOpened: event('productPage/tabOpened', mostly(['description', 'reviews'], NO_WORDS)),
  navigated,
};

export const routeEvents: Events = {
  navigated: fc.oneof(
    { weight: 3, arbitrary: event('route/navigated', fc.constantFrom(...PAGES)) },
    { weight: 1, arbitrary: navigated },
  ),
  sessionExported: fc.constant({ type: 'route/sessionExported' }),
};

/** Whatever may happen in the shop. */
export const arbitraryAction: fc.Arbitrary<UnknownAction> = fc.oneof(
  ...[
    cartEvents,
    filtersEvents,
    checkoutEvents,
    persistenceEvents,
    appUpdateEvents,
    authUiEvents,
    productPageEvents,
  ].flatMap((events) => Object.values(events)),
);
