import type { UnknownAction } from '@reduxjs/toolkit';
import { productPath } from '../../src/domain/paths';
import { linesOf } from '../../src/domain/cart';
import { DELIVERY_FIELDS, PAYMENTS } from '../../src/domain/checkout';
import { SORTS } from '../../src/domain/filters';
import { CATEGORIES, PRODUCT_TYPES, SIZES } from '../../src/domain/product';
import { PERSISTED_SLICES } from '../../src/store/persistence';
import { PRODUCT_TABS } from '../../src/domain/productTabs';
import type { RootState } from '../../src/store/rootReducer';
import type { EventName } from '../../src/store/slices';
import { MACHINES } from './tables';
import { walk, type Report } from './walk';

const event = (type: EventName, payload?: unknown): UnknownAction => ({ type, payload });
const each = (type: EventName, payloads: readonly unknown[]) => payloads.map((said) => event(type, said));

/** Every combination of one value of each list: `{ productId, size }`. */
const all = (lists: Readonly<Record<string, readonly unknown[]>>): Record<string, unknown>[] =>
  Object.entries(lists).reduce<Record<string, unknown>[]>(
    (made, [key, values]) => made.flatMap((one) => values.map((value) => ({ ...one, [key]: value }))),
    [{}],
  );

/** Keys of every object, and of nothing that the shop knows. */
const NO_WORDS = ['__proto__', 'constructor', ''];

// Two products: one line of the first, two of the second, which is not sold in XXL.
const SHIRT = 'linen-camp-shirt-sand';
const SKIRT = 'pleated-midi-skirt-camel';
const LINES: readonly [object, object, object] = [
  { productId: SHIRT, size: 'XXL' },
  { productId: SKIRT, size: 'M' },
  { productId: SKIRT, size: 'L' },
];
const NO_LINES = [
  { productId: SKIRT, size: 'XXL' },
  { productId: 'no-such-shirt', size: 'M' },
  { productId: '__proto__', size: 'M' },
  { productId: SHIRT, size: 'constructor' },
];

/** Quantities at the edges of what is allowed; the walk leaves a cart only while it holds no others. */
const EDGES = [1, 9998, 9999];
const INVALID_QUANTITIES = ['', '0', '-1', '1.5', '1e3', '10000', ' 5', '٣'];

const placed = (line: object, quantity: readonly number[], at: readonly number[]) =>
  all({ quantity, at }).map((where) => ({ ...line, ...where }));
const inRows = (line: object, quantity: readonly number[], row: readonly number[]) =>
  all({ quantity, row }).map((where) => ({ ...line, ...where }));

const removals = [
  ...LINES.flatMap((line) => inRows(line, [1], [0, 1])),
  ...NO_LINES.flatMap((line) => inRows(line, [1], [0])),
];
const FULL_CART = { [SHIRT]: { XXL: 9999 }, [SKIRT]: { M: 1, L: 1 } };

/** What an address can say of the list, and what it cannot. */
const LISTS = [
  ...['/Collections', '/collections/?q=', '/Collections?q=tee', '/Collections?sort=low-to-high'],
  '/Collections?category=Women&category=Men&type=Winterwear&sort=high-to-low',
  '/Collections?category=Men&q=tee',
  '/Collections?category=Cats&type=__proto__&sort=%00',
];

/** One address a page, and two of those that are many. */
const ADDRESSES = [
  ...['/', '/about', '/Contact', '/cart', '/login', '/place-order', '/orders'],
  ...[
    productPath(SHIRT),
    productPath(SKIRT),
    '/product/__proto__',
    '/nowhere',
    '/%E0%A4%A',
    '//evil.example/x',
  ],
  ...LISTS,
];

const navigated = each('route/navigated', ADDRESSES);

/** The walk of every slice; one that is missing here does not compile. */
export const WALKS = {
  catalogue: () => walk({ slice: 'catalogue', machine: MACHINES.catalogue, events: [] }),
  cart: () =>
    walk({
      slice: 'cart',
      machine: MACHINES.cart,
      events: [
        ...each('cart/itemAdded', [...LINES, ...NO_LINES]),
        ...each('cart/additionRejected', ['noSize', '__proto__']),
        ...each('cart/quantityChanged', [
          ...LINES.flatMap((line) => EDGES.map((quantity) => ({ ...line, typed: String(quantity) }))),
          ...INVALID_QUANTITIES.map((typed) => ({ ...LINES[0], typed })),
          ...NO_LINES.map((line) => ({ ...line, typed: '1' })),
        ]),
        ...each('cart/lineRemoved', removals),
        ...each('cart/lineRestored', [
          ...LINES.flatMap((line) => placed(line, [1, 9998], [0, 1])),
          ...placed(LINES[0], [0, 10_000, 1.5, NaN], [0]),
          ...placed(LINES[0], [1], [-1, 99]),
          ...NO_LINES.flatMap((line) => placed(line, [1], [0])),
        ]),
        ...each('cart/synced', [
          [],
          ...LINES.flatMap((line) => placed(line, [0, 1], [0])).map((line) => [line]),
          LINES.map((line, at) => ({ ...line, quantity: 1, at })),
          LINES.map((line) => ({ ...line, quantity: 0, at: 0 })),
          ...NO_LINES.flatMap((line) => placed(line, [1], [0])).map((line) => [line]),
          ...placed(LINES[0], [10_000, 1.5, -1, NaN], [0]).map((line) => [line]),
        ]),
      ],
      isEdge: (cart) => linesOf(cart).some(({ quantity }) => !EDGES.includes(quantity)),
    }),
  cartPage: () =>
    walk({
      slice: 'cartPage',
      machine: MACHINES.cartPage,
      events: [
        ...each('cart/lineRemoved', removals),
        ...each('cart/lineRestored', [
          ...LINES.flatMap((line) => placed(line, [1], [0, 1])),
          ...NO_LINES.flatMap((line) => placed(line, [1], [0])),
        ]),
        ...navigated,
      ],
      within: { cart: FULL_CART },
      // Removed once more, after it has come back through another tab.
      isEdge: ({ removed }) => removed.some(({ quantity }) => quantity === 2),
    }),
  filters: () =>
    walk({
      slice: 'filters',
      machine: MACHINES.filters,
      events: [
        ...each('filters/categoryToggled', [...CATEGORIES, ...NO_WORDS]),
        ...each('filters/typeToggled', [...PRODUCT_TYPES, ...NO_WORDS]),
        ...each('filters/sortChanged', [...SORTS, ...NO_WORDS]),
        ...each('filters/queryChanged', ['', ' ', 'tee', '\uD800']),
        event('filters/searchToggled'),
        event('filters/filtersCleared'),
        ...each('route/navigated', ['/', ...LISTS]),
      ],
    }),
  checkout: () =>
    walk({
      slice: 'checkout',
      machine: MACHINES.checkout,
      events: [
        ...each('checkout/fieldChanged', all({ field: DELIVERY_FIELDS, text: ['', '007'] })),
        ...each('checkout/fieldChanged', all({ field: NO_WORDS, text: ['x'] })),
        ...each('checkout/paymentSelected', [...PAYMENTS, ...NO_WORDS]),
      ],
    }),
  persistence: () =>
    walk({
      slice: 'persistence',
      machine: MACHINES.persistence,
      events: [
        ...each('persistence/writeFailed', [...PERSISTED_SLICES, ...NO_WORDS]),
        ...each('persistence/writeSucceeded', [...PERSISTED_SLICES, ...NO_WORDS]),
      ],
    }),
  appUpdate: () =>
    walk({
      slice: 'appUpdate',
      machine: MACHINES.appUpdate,
      events: [event('appUpdate/updateFound'), event('appUpdate/updateAccepted')],
    }),
  authUi: () =>
    walk({
      slice: 'authUi',
      machine: MACHINES.authUi,
      events: [event('authUi/modeToggled'), event('authUi/loggedOut'), ...navigated],
    }),
  productPage: () =>
    walk({
      slice: 'productPage',
      machine: MACHINES.productPage,
      events: [
        ...each('productPage/sizeSelected', [...SIZES, ...NO_WORDS]),
        ...each('productPage/imageShown', [0, 1, 2, 3, 4, -1, 0.5, NaN, Infinity]),
        ...each('productPage/tabOpened', [...PRODUCT_TABS, ...NO_WORDS]),
        ...navigated,
      ],
    }),
  route: () =>
    walk({ slice: 'route', machine: MACHINES.route, events: [...navigated, event('route/sessionExported')] }),
} as const satisfies Readonly<Record<keyof RootState, () => Report>>;
