import { columnsOf } from './columns';
import { textOf } from './descriptions';
import type { ImportedProduct, ReadOptions, ReadProducts } from './importedProduct';
import { groupRows, type ProductRows } from './productRows';
import { readCsv } from './readCsv';
import { repeated } from './repeated';
import { ImportProblems } from './report';
import { checkProduct } from './schema';
import {
  categoryOf,
  imagesOf,
  isBestseller,
  isForSale,
  otherOptions,
  sizesOf,
  typeOf,
} from './shopifyFields';
import { priceOf } from './shopifyPrice';

/** The products of a CSV text. */
export const readShopify = (text: string, options: ReadOptions): ReadProducts => {
  const { header, rows } = readCsv(text);
  const columns = columnsOf(header);
  if (rows.length === 0) throw new ImportProblems([`${options.file} has a header and no products.`]);
  const { cell, place } = columns;
  const problems: string[] = [];
  const groups = groupRows(columns, rows, problems);
  const sold = groups.filter(([first]) => isForSale(columns, first));
  const ignoredOptions = new Map<string, string[]>();
  let hasSeveralPrices = false;

  const readProduct = (group: ProductRows): ImportedProduct => {
    const [first] = group;
    const price = priceOf(columns, group);
    if (price.problem !== undefined) {
      hasSeveralPrices = true;
      if (!options.isLowestPrice) problems.push(price.problem);
    }
    const [category, categoryColumn] = categoryOf(columns, first, options.isCategory);
    const [type, typeColumn] = typeOf(columns, first);
    const dateColumn = cell(first, 'publishedAt') === '' ? 'createdAt' : 'publishedAt';
    const images = imagesOf(columns, group, problems);
    const places = {
      '': `row ${first.number}`,
      _id: place(first, 'handle'),
      name: place(first, 'title'),
      description: place(first, 'body'),
      price: place(price.row, 'price'),
      category: place(first, categoryColumn),
      subCategory: place(first, typeColumn),
      sizes: place(first, 'value1'),
      image: place(first, 'image'),
      date: place(first, dateColumn),
      bestseller: place(first, 'tags'),
    };
    const fields = checkProduct(
      {
        _id: cell(first, 'handle'),
        name: cell(first, 'title'),
        description: textOf(cell(first, 'body')),
        price: cell(price.row, 'price'),
        category,
        subCategory: type,
        sizes: sizesOf(columns, group),
        // A product without "Image Src" may have files that are named like its handle.
        image: [''],
        date: cell(first, dateColumn) || options.date,
        bestseller: isBestseller(columns, first),
      },
      (field) => places[field],
      problems,
    );
    for (const option of otherOptions(columns, group))
      ignoredOptions.set(option, [...(ignoredOptions.get(option) ?? []), cell(first, 'handle')]);
    return {
      ...fields,
      id: fields._id,
      type: fields.subCategory,
      date: fields.date ?? options.date,
      images,
      place: {
        product: places.image,
        name: places.name,
        category: places.category,
        type: places.subCategory,
        sizes: places.sizes,
      },
    };
  };

  const products = sold.map(readProduct);
  return {
    products,
    problems: [
      ...problems,
      ...repeated(products.map(({ name, place: { name: at } }) => ({ value: name, place: at }))),
    ],
    ids: sold.map(([first]) => cell(first, 'handle')),
    skipped: groups.length - sold.length,
    ignoredOptions,
    hasSeveralPrices,
  };
};
