import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Currency, Product, Settings } from '../../../../src/data/types';
import { temporaryFolder } from '../../../../test/support/temporaryFolder';
import type { OrderShop } from '../../src/shop';

const CURRENCY: Currency = {
  code: 'EUR',
  before: '€',
  after: '',
  separator: ',',
  decimal: '.',
  hasPairs: false,
};

const SETTINGS: Settings = {
  name: 'Test shop',
  language: 'en',
  deliveryFee: 500,
  phone: { text: '1', href: 'tel:1' },
  email: { text: 'shop@test.example', href: 'mailto:shop@test.example' },
  address: [],
  summary: '',
  careers: '',
  paymentLabels: { cod: 'Cash on delivery' },
  orderUrl: '/api/orders',
  optionalFields: ['state', 'email'],
};

const SHIRT: Product = {
  _id: 'shirt',
  name: 'Shirt',
  description: '',
  price: 4000,
  image: [],
  category: 'Men',
  subCategory: 'Topwear',
  sizes: ['S', 'M', 'L'],
  variants: { M: { price: 4500 }, L: { soldOut: true } },
  date: null,
  bestseller: false,
  hasSizeGuide: false,
};

/** Writes a shop with one product, and returns how its files are changed. */
export const writeShop = (changes: Partial<Settings> = {}) => {
  const folder = temporaryFolder();
  const write = (file: string, text: string) =>
    writeFileSync(join(folder, file), text);
  const writeData = (file: string, name: string, value: unknown) =>
    write(file, `export const ${name} = ${JSON.stringify(value)};\n`);
  const writeProduct = (product: Partial<Product> = {}) =>
    writeData('products.ts', 'products', [{ ...SHIRT, ...product }]);

  writeProduct();
  writeData('currency.ts', 'CURRENCY', CURRENCY);
  const texts = {
    'Shiping Fee': 'Versand',
    'On its way': 'Unterwegs',
    // A label that is still to be written.
    Delivered: '',
  };
  const labels = { texts };
  writeData('labels.ts', 'labels', labels);
  const settings = { ...SETTINGS, ...changes };
  writeData('settings.ts', 'settings', settings);
  // The build of a shop.
  mkdirSync(join(folder, 'dist'));
  write('dist/_headers', '');
  write('dist/index.html', 'The home page');
  write('dist/404.html', 'Not found');
  const data = { settings, CURRENCY, products: [SHIRT], labels };
  return { folder, writeProduct, shop: z.custom<OrderShop>().parse(data) };
};
