import fc from 'fast-check';
import { FACETS } from '../../src/features/collections/facets';
import { SORTS } from '../../src/features/collections/listState';
import { LIST_PARAMS } from '../../src/features/collections/listUrl';
import { PATHS } from '../../src/routing/paths';
import { SHIRT, SKIRT } from './catalogue';

// What may come from the outside: texts and URLs, valid, invalid and hostile.

/** Texts that are inherited keys of every object, or no value of any list. */
export const INVALID_WORDS = [
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '',
  ' ',
  'M ',
  'no-such-thing',
];

/** One URL of each page, two of the product page and of the error page. */
export const PAGE_URLS = [
  ...Object.values(PATHS),
  `/product/${SHIRT}`,
  `/product/${SKIRT}`,
  '/nowhere',
  '/nothing',
];

/** URLs with each parameter of the collections page. */
export const LIST_URLS = [
  '/Collections?q=',
  '/Collections?q=tee',
  '/Collections?sort=low-to-high',
  '/Collections?show=cloth',
  '/Collections?category=Men',
  '/Collections?type=Topwear&q=linen',
  '/Collections?sort=low-to-high&q=',
  '/Collections?category=Women&category=Kids&sort=high-to-low',
];

export const HOSTILE_URLS = [
  '',
  '#',
  '?',
  '/',
  '//',
  '/?',
  '/#/cart',
  '/..',
  '/%2e%2e/cart',
  '/\n',
  '//evil.example/x',
  '///evil.example//x//',
  '/\\evil.example',
  'https://evil.example/Collections',
  'javascript:alert(1)',
  '/constructor',
  '/product/__proto__',
  '/product/',
  '/product/a/b',
  '/Product/ID',
  '/PRODUCT/é',
  '/product/%E0%A4%A',
  '/%',
  '/\uD800',
  '/cart?x=1#y',
  '/LOGIN?next=//evil',
  '/collections#q=tee',
  '/Collections/?q=',
  '/Collections/Men',
  '/İ',
  '/Collections.html?q=tee#x',
  '/product/ID.html.HTML',
  `/Collections?category=Cats&sort=%00&q=${'x'.repeat(10_000)}`,
  `/Collections?q=${'%F0%9F%A7%A6'.repeat(150)}`,
  '/Collections?category=__proto__&type=constructor&sort=toString&q=__proto__&__proto__=Men',
  '/Collections?category=men&category[]=Men&category=Men,Women&type=Topwear%00&sort=LOW-TO-HIGH',
  '/Collections?category=Women&category=Men&category=Women&type=Winterwear&type=Topwear',
  '/Collections?q=%E0%A4%A&category=%&type=%ZZ',
  '/Collections?q=%ED%A0%80\uD800&q=\uDC00',
  '/Collections?q=a%26sort=low-to-high%23%3F',
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

const values = FACETS.flatMap(({ options }) =>
  options.map(({ value }) => value),
);
const anyParam = fc.tuple(
  fc.oneof(fc.constantFrom(...LIST_PARAMS), fc.string()),
  fc.oneof(fc.constantFrom<string>(...values, ...SORTS, 'cloth'), anyText),
);
const anySearch = fc
  .array(anyParam, { maxLength: 6 })
  .map((pairs) => new URLSearchParams(pairs).toString());

/** Any URL: of the shop, invented, hostile, or any text. */
export const anyUrl = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...PAGE_URLS, ...LIST_URLS) },
  { weight: 1, arbitrary: fc.constantFrom(...HOSTILE_URLS) },
  { weight: 2, arbitrary: anySearch.map((search) => `/Collections?${search}`) },
  { weight: 1, arbitrary: anyText },
);
