import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isArray, isRecord } from '../../../src/lib/guards';
import { DIST, filesIn, NOT_FOUND } from '../../build/fileMap';
import type { Validator } from './validator';

/**
 * The tags of link previews: The Open Graph protocol, X's summary card with a
 * large image.
 */
const SHARE_TAGS = [
  ...[
    'og:title',
    'og:type',
    'og:url',
    'og:description',
    'og:site_name',
    'og:image',
    'og:image:alt',
  ],
  ...[
    'twitter:card',
    'twitter:title',
    'twitter:description',
    'twitter:image',
    'twitter:image:alt',
  ],
];

const PRODUCT = ['name', 'description', 'image', 'brand', 'offers'];
const OFFER = ['url', 'price', 'priceCurrency', 'availability'];
const PRODUCT_TAGS = ['product:price:amount', 'product:price:currency'];

const isFilled = (value: unknown) =>
  isArray(value)
    ? value.length > 0
    : typeof value === 'string'
      ? value.trim() !== ''
      : isRecord(value);

const missingIn = (
  value: unknown,
  names: readonly string[],
  what: string,
): string[] => {
  const record = isRecord(value) ? value : {};
  return names
    .filter((name) => !isFilled(record[name]))
    .map((name) => `${what} has no ${name}`);
};

const tagsOf = (html: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [
      ...html.matchAll(
        /<meta (?:name|property)="([^"]*)" content="([^"]*)" \/>/g,
      ),
    ].map(([, name = '', content = '']) => [name, content]),
  );

const dataIn = (html: string): unknown => {
  const [, json = 'null'] =
    /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
  return JSON.parse(json);
};

export const missingData = (file: string, html: string): string[] => {
  const missing = missingIn(tagsOf(html), SHARE_TAGS, 'the page');
  if (!file.startsWith('product/')) return missing;
  const data = dataIn(html);
  const isProduct = isRecord(data) && data['@type'] === 'Product';
  if (!isProduct) return [...missing, 'the page has no Product'];
  return [
    ...missing,
    ...missingIn(tagsOf(html), PRODUCT_TAGS, 'the page'),
    ...missingIn(data, PRODUCT, 'the Product'),
    ...missingIn(data['offers'], OFFER, 'the Offer'),
  ];
};

const UNLISTED = [NOT_FOUND, '/shell.html'];

export const structuredData: Validator = {
  name: 'structured data',
  target: '0 missing',
  run: () => {
    const pages = filesIn(DIST).filter(
      (name) => name.endsWith('.html') && !UNLISTED.includes(`/${name}`),
    );
    const faults = pages.flatMap((name) =>
      missingData(name, readFileSync(join(DIST, name), 'utf8')).map(
        (line) => `${name}: ${line}`,
      ),
    );
    return {
      figures: `${faults.length} missing on ${pages.length} pages`,
      faults,
    };
  },
};
