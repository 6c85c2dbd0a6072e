import { isArray } from '../../src/domain/guards';
import type { ReadOptions, ReadProducts } from './importedProduct';
import { ImportProblems, quoted } from './report';
import { checkProduct } from './schema';
import { repeated } from './repeated';

/** The products of a JSON value: an array of objects with the fields of `Product`, prices in dollars. */
export const readJsonProducts = (value: unknown, { file, date }: ReadOptions): ReadProducts => {
  if (!isArray(value)) throw new ImportProblems([`${file} has no array of products: ${quoted(value)}.`]);
  if (value.length === 0) throw new ImportProblems([`${file} has no products.`]);
  const problems: string[] = [];
  const products = value.map((given, i) => {
    const product = `product ${i + 1}`;
    const placeOf = (field: string) => (field === '' ? product : `${product}, ${field}`);
    const fields = checkProduct(given, placeOf, problems);
    const { _id: id, subCategory: type, image, ...others } = fields;
    return {
      ...others,
      id,
      type,
      date: fields.date ?? date,
      images: image.map((name) => ({ name, place: placeOf('image') })),
      place: {
        product,
        name: placeOf('name'),
        category: placeOf('category'),
        type: placeOf('subCategory'),
        sizes: placeOf('sizes'),
      },
    };
  });
  return {
    products,
    problems: [
      ...problems,
      ...repeated(products.map(({ id, place }) => ({ value: id, place: `${place.product}, _id` }))),
      ...repeated(products.map(({ name, place }) => ({ value: name, place: place.name }))),
    ],
    ids: products.map(({ id }) => id),
    skipped: 0,
    ignoredOptions: new Map(),
    hasSeveralPrices: false,
  };
};
