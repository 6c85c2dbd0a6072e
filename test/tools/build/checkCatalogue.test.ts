import { samples } from '../../../src/data/samples';
import * as banners from '../../../src/data/banners';
import * as vocabulary from '../../../src/data/vocabulary';
import * as pages from '../../../src/data/pageDescriptions';
import { products } from '../../../src/data/products';
import * as guides from '../../../src/data/sizeGuides';
import * as settings from '../../../src/data/settings';
import { checkCatalogue } from '../../../tools/build/checkCatalogue';
import { productWith, SHIRT } from '../../support/catalogue';

const shop = {
  ...vocabulary,
  samples,
  ...banners,
  ...guides,
  ...pages,
  ...settings,
  products,
};

it('should accept the products of the shop', () => {
  for (const orderUrl of ['/api/orders', 'https://orders.example/v1'])
    expect(() =>
      checkCatalogue(
        { ...shop, samples: {}, settings: { ...shop.settings, orderUrl } },
        () => true,
      ),
    ).not.toThrow();
});

it('should report sample ratings and orders of a shop that sells', () => {
  const settings = { ...shop.settings, orderUrl: '/api/orders' };
  const orders = { count: 1, date: '1 May' };
  for (const each of [{ ratings: [] }, { orders }])
    expect(() =>
      checkCatalogue({ ...shop, samples: each, settings }, () => true),
    ).toThrow('samples.ts has samples');
});

const PROBLEMS = `products.ts: linen-camp-shirt-sand has hasSizeGuide without a size guide, or the reverse; import again, or set it.
products.ts: plain-tee has hasSizeGuide without a size guide, or the reverse; import again, or set it.
products.ts: Cape is not in lower case, or has a slash.
products.ts: Cape has the category "Pets", which vocabulary.ts lacks.
products.ts: Cape has the type "Hats", which vocabulary.ts lacks.
products.ts: hat has no size.
products.ts: hat has the price 189.5; amounts are whole cents: 7950 is 79.50.
products.ts: hat has a date that is no number.
products.ts: sock has the price 0; amounts are whole cents: 7950 is 79.50.
products.ts: sock has no image.
products.ts: vest has a compareAtPrice that is not above its price.
products.ts: vest has the price 1999 in the size "S", which must not be below its price; amounts are whole cents: 7950 is 79.50.
products.ts: vest has the price 2400.5 in the size "M", which must not be below its price; amounts are whole cents: 7950 is 79.50.
products.ts: vest has a compareAtPrice in the size "M" that is not above the price of the size.
products.ts: vest has a variant of the size "L", which it lacks.
products.ts: vest has a variant of the size "XL", which it lacks.
products.ts: vest has ratings that are not from 1 to 5 stars.
products.ts: vest has the fact "care" without a text.
products.ts: linen-camp-shirt-sand is the id of two products.
products.ts: linen-camp-shirt-sand has the size "XXXL", which vocabulary.ts lacks.
products.ts: linen-camp-shirt-sand has no file for /gone.avif; npm run images writes it.
products.ts: linen-camp-shirt-sand has more images than the shop has views.
settings.ts has the language 'english', which is no code such as 'de' or 'pt-BR'.
settings.ts has the deliveryFee 4.9; amounts are whole cents: 7950 is 79.50.
settings.ts has the orderUrl //evil.example/orders, which is neither a path nor an https URL.
settings.ts has an orderUrl, but no payment method in paymentLabels.
samples.ts has samples, which shoppers of a shop with an orderUrl would take for real.
sizeGuides.ts names gone, which is no product.
sizeGuides.ts: gone has no figure for each column in cm and in inches for the size "M".
sizeGuides.ts: gone has no figure for each column in cm and in inches for the size "L".
sizeGuides.ts: gone has no figure for each column in cm and in inches for the size "XL".
banners.ts has a tile of "Pets", which vocabulary.ts lacks.
pageDescriptions.ts names hoem, which is no page.`;

it('should report each problem of a product and of a size guide on a separate line', () => {
  const { [SHIRT]: guide, ...sizeGuides } = shop.sizeGuides;
  if (!guide) throw new Error(`${SHIRT} has no size guide.`);
  const check = () =>
    checkCatalogue(
      {
        ...shop,
        products: [
          ...shop.products,
          productWith({ hasSizeGuide: true }),
          productWith({ _id: 'Cape', category: 'Pets', subCategory: 'Hats' }),
          productWith({ _id: 'hat', price: 189.5, sizes: [], date: NaN }),
          productWith({ _id: 'sock', price: 0, image: [] }),
          productWith({
            _id: 'vest',
            price: 2000,
            compareAtPrice: 2000,
            sizes: ['S', 'M'],
            variants: {
              S: { price: 1999 },
              M: { price: 2400.5, compareAtPrice: 2400.5 },
              L: { price: 2500 },
              XL: { soldOut: true },
            },
            ratings: [{ stars: 6, count: 1 }],
            facts: { material: 'Wool', care: ' ' },
          }),
          productWith({
            _id: SHIRT,
            sizes: ['XXXL'],
            image: ['', '', '', '', '/gone.avif'],
          }),
        ],
        sizeGuides: {
          ...sizeGuides,
          gone: {
            ...guide,
            columns: ['A Chest', 'B Length'],
            cm: { S: [110, 70], M: [115, 71.5], L: [120, 73] },
            inches: { S: ['43½', '27½'], M: ['45'], XL: ['49', '29½'] },
          },
        },
        settings: {
          ...shop.settings,
          language: 'english',
          deliveryFee: 4.9,
          orderUrl: '//evil.example/orders',
          paymentLabels: {},
        },
        tiles: [{ ...shop.tiles[0], category: 'Pets' }],
        PAGE_DESCRIPTIONS: { hoem: '' },
      },
      (url) => url !== '/gone.avif',
    );
  expect(check).toThrow(new Error(PROBLEMS));
});
