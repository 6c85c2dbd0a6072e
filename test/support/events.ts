import type {
  ActionCreatorWithoutPayload,
  UnknownAction,
} from '@reduxjs/toolkit';
import fc from 'fast-check';
import {
  DELIVERY_FIELDS,
  PAYMENTS,
} from '../../src/features/checkout/checkout';
import { FACETS } from '../../src/features/collection/facets';
import { LIST_PARAMS } from '../../src/features/collection/url';
import { SORTS } from '../../src/features/collection/filters';
import { SIZES } from '../../src/features/catalogue/product';
import { PRODUCT_TABS } from '../../src/features/product/productPageSlice';
import { PATHS, splitUrl } from '../../src/features/navigation/paths';
import { fieldChanged } from '../../src/features/checkout/checkoutSlice';
import { slices } from '../../src/app/rootReducer';
import { navigated } from '../../src/features/navigation/routeSlice';
import { SHIRT, SKIRT } from './productIds';

type Creators<Actions> = Actions extends unknown
  ? Actions[keyof Actions]
  : never;

type Creator = Extract<
  Creators<(typeof slices)[number]['actions']>,
  { readonly type: string }
>;
type EventName = Creator['type'];
type EventWithPayload = Exclude<Creator, ActionCreatorWithoutPayload>['type'];

/** Texts that are inherited keys of every object, or no value of any list. */
const INVALID_WORDS = [
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '',
  ' ',
  'M ',
  'no-such-thing',
];

/** Numbers that are no quantity and no index. */
const INVALID_NUMBERS = [
  NaN,
  Infinity,
  -Infinity,
  -1,
  0,
  0.5,
  10_000,
  1e21,
  Number.MAX_VALUE,
];

/** Texts of a quantity field that are no quantity. */
export const INVALID_QUANTITIES = [
  ...[
    '',
    ' ',
    '0',
    '000',
    '-0',
    '-5',
    '+5',
    '1.5',
    '1.0',
    '1.',
    '.5',
    '1,000',
    '1_000',
    '1e3',
    '1E3',
  ],
  ...[
    '10000',
    '99999',
    '9'.repeat(400),
    'Infinity',
    'NaN',
    'null',
    '--',
    'five',
    '1 2',
    '5\n',
    '5\0',
  ],
  ...[
    '0x10',
    '10n',
    ' 5 ',
    '5 ',
    '\t5',
    '٣',
    '۵',
    '５',
    '²',
    '५',
    '1️⃣',
    '__proto__',
  ],
];

export const HOSTILE_URLS = [
  ...[
    '',
    '#',
    '?',
    '/',
    '//',
    '///',
    '/?',
    '/#/cart',
    '/#',
    '/ ',
    '/.',
    '/..',
    '/%2e%2e/cart',
    '/\n',
  ],
  ...[
    '//evil.example/x',
    '///evil.example//x//',
    '/\\evil.example',
    'https://evil.example/Collections',
  ],
  ...[
    'javascript:alert(1)',
    'data:text/html,x',
    '/__proto__',
    '/constructor',
    '/product/__proto__',
  ],
  ...[
    '/product/constructor',
    '/product',
    '/product/',
    '/product//',
    '/product/a/b',
    '/Product/ID',
  ],
  ...[
    '/PRODUCT/é',
    '/%E0%A4%A',
    '/product/%E0%A4%A',
    '/%',
    '/\uD800',
    '/cArT',
    '/CART/',
  ],
  ...['/cart?x=1#y', '/LOGIN?next=//evil'],
  ...[
    '/COLLECTIONS/',
    '/collections#q=tee',
    '/Collections/?q=',
    '/Collections?',
    '/Collections/Men',
    '/İ',
  ],
  ...[
    '/INDEX.html',
    '/Collections.html?q=tee#x',
    '/product/ID.html.HTML',
    '/product/.html',
    '/404.html',
  ],
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

/** One URL of each page, two of the product page and of the error page. */
const PAGE_URLS = [
  ...Object.values(PATHS),
  ...[`/product/${SHIRT}`, `/product/${SKIRT}`, '/nowhere', '/nothing'],
];

/** URLs with each parameter of the collections page. */
const LIST_URLS = [
  ...[
    '/Collections?q=',
    '/Collections?q=tee',
    '/Collections?sort=low-to-high',
    '/Collections?category=Men',
  ],
  ...['/Collections?type=Topwear&q=linen', '/Collections?sort=low-to-high&q='],
  '/Collections?category=Women&category=Kids&sort=high-to-low',
];

const codePoint = fc.nat(0x10_ff_ff).map((code) => String.fromCodePoint(code));
const utf16Unit = fc.nat(0xff_ff).map((code) => String.fromCharCode(code));

/**
 * Any string, lone surrogates included. Not the unit `binary` of fast-check: it
 * builds a table of all code points.
 */
export const anyText = fc.oneof(
  fc.string({ unit: codePoint }),
  fc.string({ unit: utf16Unit, maxLength: 30 }),
  fc.constantFrom(...INVALID_WORDS),
);

const params = fc
  .array(
    fc.tuple(
      fc.oneof(fc.constantFrom(...LIST_PARAMS), fc.string()),
      fc.oneof(
        fc.constantFrom<string>(
          ...FACETS.flatMap(({ values }) => values),
          ...SORTS,
        ),
        anyText,
      ),
    ),
    { maxLength: 6 },
  )
  .map((pairs) => new URLSearchParams(pairs).toString());

/** Any URL: of the shop, invented, hostile, or any text. */
export const anyUrl = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...PAGE_URLS, ...LIST_URLS) },
  { weight: 1, arbitrary: fc.constantFrom(...HOSTILE_URLS) },
  { weight: 2, arbitrary: params.map((search) => `/Collections?${search}`) },
  { weight: 1, arbitrary: anyText },
);

const LINES = [
  { productId: SHIRT, size: 'M' },
  { productId: SKIRT, size: 'M' },
] as const;

/** Two are enough, because all slices are reported in the same way. */
const STORED_SLICES = ['cart', 'checkout'];

/** The smallest and the largest quantity. */
const QUANTITIES = [1, 9999];

/** Every combination of one value of each list. */
const combine = (
  lists: Readonly<Record<string, readonly unknown[]>>,
): object[] =>
  Object.entries(lists).reduce<object[]>(
    (combined, [key, values]) =>
      combined.flatMap((one) =>
        values.map((value) => ({ ...one, [key]: value })),
      ),
    [{}],
  );

const withEach = (
  lines: readonly object[],
  lists: Readonly<Record<string, readonly unknown[]>>,
) =>
  lines.flatMap((line) => combine(lists).map((rest) => ({ ...line, ...rest })));

/**
 * Payloads of every event that has one: at least one that the event can act on,
 * the edges, and invalid ones. The state walker applies no others; the random
 * walks draw from them.
 */
const PAYLOADS: Readonly<Record<EventWithPayload, readonly unknown[]>> = {
  'cart/itemAdded': LINES,
  'cart/quantityChanged': [
    ...withEach(LINES, { typed: QUANTITIES.map(String) }),
    ...withEach(LINES.slice(0, 1), {
      typed: ['', '0', '-1', '1.5', '1e3', '10000', ' 5', '٣'],
    }),
  ],
  'cart/lineRemoved': LINES,
  'cart/lineRestored': withEach(LINES, { quantity: QUANTITIES }),
  'cart/synced': [
    {},
    { [SHIRT]: { M: 1 } },
    { [SKIRT]: { M: 9999 }, [SHIRT]: { M: 1 } },
  ],
  'cart/additionRejected': ['noSize', '__proto__'],
  'filters/facetToggled': [
    ...FACETS.flatMap(({ name, values }) =>
      combine({ facet: [name], value: [...values, ...INVALID_WORDS] }),
    ),
  ],
  'filters/sortChanged': SORTS,
  'filters/queryChanged': ['', ' ', 'tee', '\uD800'],
  'checkout/fieldChanged': combine({
    field: DELIVERY_FIELDS,
    text: ['', '007'],
  }),
  'checkout/paymentSelected': PAYMENTS,
  'persistence/writeFailed': STORED_SLICES,
  'persistence/newerVersionFound': STORED_SLICES,
  'persistence/writeSucceeded': STORED_SLICES,
  'productPage/sizeSelected': [...SIZES, ...INVALID_WORDS],
  'productPage/imageShown': [0, 1, 2, 3, 4, ...INVALID_NUMBERS],
  'productPage/tabOpened': PRODUCT_TABS,
  'route/navigated': [...PAGE_URLS, ...LIST_URLS, ...HOSTILE_URLS].map(
    splitUrl,
  ),
};

const EVENT_NAMES = slices.flatMap(({ actions }) =>
  Object.values<{ readonly type: EventName }>(actions).map(({ type }) => type),
);

const payloads = new Map<string, readonly unknown[]>(Object.entries(PAYLOADS));

const actionsOf = (type: EventName): readonly UnknownAction[] =>
  (payloads.get(type) ?? [undefined]).map((payload) => ({ type, payload }));

/** Every event of the shop with each of its payloads. */
export const ALL_ACTIONS = EVENT_NAMES.flatMap(actionsOf);

/** Any event of the shop; text fields and URLs also hold random text. */
export const arbitraryAction: fc.Arbitrary<UnknownAction> = fc.oneof(
  ...EVENT_NAMES.map((type) => fc.constantFrom(...actionsOf(type))),
  anyText.map((payload) => ({ type: 'filters/queryChanged', payload })),
  fc
    .tuple(fc.constantFrom(...DELIVERY_FIELDS), anyText)
    .map(([field, text]) => fieldChanged({ field, text })),
  anyUrl.map((url) => navigated(url)),
);
