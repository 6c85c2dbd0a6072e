import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PRODUCTS } from '../../../src/features/navigation/paths';
import { isArray, isRecord } from '../../../src/lib/guards';
import { DIST, filesIn, NOT_FOUND } from '../../build/fileMap';
import type { Validator } from './validator';

/**
 * The tags of link previews: The Open Graph protocol, X's summary card with a
 * large image.
 */
const SHARE_TAGS = [
  'og:title',
  'og:type',
  'og:url',
  'og:description',
  'og:site_name',
  'og:image',
  'og:image:alt',
  'twitter:card',
  'twitter:title',
  'twitter:description',
  'twitter:image',
  'twitter:image:alt',
];

const PRODUCT = ['name', 'description', 'image', 'brand', 'offers'];
const OFFER = ['url', 'price', 'priceCurrency', 'availability'];
const PRODUCT_TAGS = ['product:price:amount', 'product:price:currency'];

const isFilled = (value: unknown) => {
  if (typeof value === 'string') return value.trim() !== '';
  if (isArray(value)) return value.length > 0;
  return isRecord(value);
};

const missingIn = (
  value: unknown,
  names: readonly string[],
  what: string,
): string[] => {
  const record = isRecord(value) ? value : {};
  const missing = names.filter((name) => !isFilled(record[name]));
  return missing.map((name) => `${what} has no ${name}`);
};

const META = /<meta (?:name|property)="([^"]*)" content="([^"]*)"\/>/g;
const LINKED_DATA = /<script type="application\/ld\+json">(.*?)<\/script>/;

const tagsIn = (html: string) => {
  const tags: Record<string, string> = {};
  for (const [, name = '', content = ''] of html.matchAll(META))
    tags[name] = content;
  return tags;
};

const dataIn = (html: string): unknown => {
  const [, json = 'null'] = LINKED_DATA.exec(html) ?? [];
  return JSON.parse(json);
};

const missingData = (file: string, html: string): string[] => {
  const tags = tagsIn(html);
  const missing = missingIn(tags, SHARE_TAGS, 'the page');
  if (!`/${file}`.startsWith(PRODUCTS)) return missing;
  const data = dataIn(html);
  const isProduct = isRecord(data) && data['@type'] === 'Product';
  if (!isProduct) return [...missing, 'the page has no Product'];
  return [
    ...missing,
    ...missingIn(tags, PRODUCT_TAGS, 'the page'),
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
    const faults: string[] = [];
    for (const name of pages) {
      const html = readFileSync(join(DIST, name), 'utf8');
      for (const line of missingData(name, html))
        faults.push(`${name}: ${line}`);
    }
    return {
      figures: `${faults.length} missing on ${pages.length} pages`,
      faults,
    };
  },
};
