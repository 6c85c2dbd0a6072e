import type { Shop } from '../../src/data/types';
import { PATHS } from '../../src/routing/paths';
import { isLanguage } from './checkLabels';

type Catalogue = Pick<
  Shop,
  | 'CATEGORIES'
  | 'PRODUCT_TYPES'
  | 'SIZES'
  | 'VIEWS'
  | 'PAGE_DESCRIPTIONS'
  | 'products'
  | 'samples'
  | 'settings'
  | 'sizeGuides'
  | 'tiles'
>;

const WHOLE = 'amounts are whole cents: 7950 is 79.50';

/**
 * Throws an error with a line for each fault of a product, a size guide, the
 * settings or the description of a page that the type check does not find.
 */
export const checkCatalogue = (
  shop: Catalogue,
  hasFile: (url: string) => boolean,
): void => {
  const problems: string[] = [];
  const ids = shop.products.map(({ _id }) => _id);

  for (const [i, product] of shop.products.entries()) {
    const { _id: id, price, category, subCategory, sizes, date } = product;
    const { compareAtPrice, variants = {}, facts = {} } = product;
    const report = (problem: string) =>
      problems.push(`products.ts: ${id} ${problem}.`);
    if (ids.indexOf(id) < i) report('is the id of two products');
    if (id !== id.toLowerCase() || id.includes('/'))
      report('is not in lower case, or has a slash');
    const checkName = (kind: string, name: string, all: readonly string[]) => {
      if (!all.includes(name))
        report(`has the ${kind} "${name}", which vocabulary.ts lacks`);
    };
    checkName('category', category, shop.CATEGORIES);
    checkName('type', subCategory, shop.PRODUCT_TYPES);
    for (const size of sizes) checkName('size', size, shop.SIZES);
    if (sizes.length === 0) report('has no size');
    if (!Number.isInteger(price) || price <= 0)
      report(`has the price ${price}; ${WHOLE}`);
    if (compareAtPrice !== undefined && !(compareAtPrice > price))
      report('has a compareAtPrice that is not above its price');
    for (const [size, variant] of Object.entries(variants)) {
      const { price: sizePrice = price, compareAtPrice: earlier } = variant;
      if (!sizes.includes(size))
        report(`has a variant of the size "${size}", which it lacks`);
      if (!Number.isInteger(sizePrice) || sizePrice < price)
        report(
          `has the price ${sizePrice} in the size "${size}", which must not be below its price; ${WHOLE}`,
        );
      if (earlier !== undefined && !(earlier > sizePrice))
        report(
          `has a compareAtPrice in the size "${size}" that is not above the price of the size`,
        );
    }
    for (const { stars, count } of product.ratings ?? [])
      if (![1, 2, 3, 4, 5].includes(stars) || !(count >= 0))
        report('has ratings that are not from 1 to 5 stars');
    for (const [name, text] of Object.entries(facts))
      if (text.trim() === '') report(`has the fact "${name}" without a text`);
    if (date !== null && !Number.isFinite(date))
      report('has a date that is no number');
    if (product.image.length === 0) report('has no image');
    for (const url of product.image)
      if (!hasFile(url))
        report(`has no file for ${url}; npm run images writes it`);
    if (product.image.length > shop.VIEWS.length)
      report('has more images than the shop has views');
    if (product.hasSizeGuide !== Object.hasOwn(shop.sizeGuides, id))
      report(
        'has hasSizeGuide without a size guide, or the reverse; import again, or set it',
      );
  }
  const { deliveryFee = 0, language } = shop.settings;
  if (!isLanguage(language))
    problems.push(
      `settings.ts has the language '${language}', which is no code such as 'de' or 'pt-BR'.`,
    );
  if (!Number.isInteger(deliveryFee) || deliveryFee < 0)
    problems.push(`settings.ts has the deliveryFee ${deliveryFee}; ${WHOLE}.`);

  const { orderUrl, paymentLabels = {} } = shop.settings;
  if (orderUrl !== undefined && !/^(https:\/\/|\/)[^/]/.test(orderUrl))
    problems.push(
      `settings.ts has the orderUrl ${orderUrl}, which is neither a path nor an https URL.`,
    );
  if (orderUrl !== undefined && Object.keys(paymentLabels).length === 0)
    problems.push(
      'settings.ts has an orderUrl, but no payment method in paymentLabels.',
    );

  if (orderUrl !== undefined && Object.keys(shop.samples).length > 0)
    problems.push(
      'samples.ts has samples, which shoppers of a shop with an orderUrl would take for real.',
    );

  for (const [id, { cm, inches, columns }] of Object.entries(shop.sizeGuides)) {
    if (!ids.includes(id))
      problems.push(`sizeGuides.ts names ${id}, which is no product.`);
    for (const size of Object.keys({ ...cm, ...inches })) {
      const isFull = [cm, inches].every(
        (table) => table[size]?.length === columns.length,
      );
      if (!isFull)
        problems.push(
          `sizeGuides.ts: ${id} has no figure for each column in cm and in inches for the size "${size}".`,
        );
    }
  }

  for (const { category } of shop.tiles)
    if (!shop.CATEGORIES.includes(category))
      problems.push(
        `banners.ts has a tile of "${category}", which vocabulary.ts lacks.`,
      );

  for (const name of Object.keys(shop.PAGE_DESCRIPTIONS)) {
    if (!Object.hasOwn(PATHS, name))
      problems.push(`pageDescriptions.ts names ${name}, which is no page.`);
  }

  if (problems.length > 0) throw new Error(problems.join('\n'));
};
