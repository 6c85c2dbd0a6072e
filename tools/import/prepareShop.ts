import { bannerFiles, bannersFor } from './banners';
import { checkImage, decodingProblem } from '../images/checkImage';
import { readLists } from './currentShop';
import { bannerFolder, filesOf, readImageFolder } from './imageFolder';
import type { ReadProducts } from './importedProduct';
import { labelsOf, type Labels } from './labels';
import { readMapping, type Kind } from './mapping';
import type { ImportOptions } from './options';
import { checkProductImages, type ProductImages } from './productImages';
import { progressOf, type Output } from './progress';
import { readProducts } from './readProducts';
import { ImportProblems, inFileOrder } from './report';
import type { Shop, ShopProduct } from './shopFiles';
import { skeletonOf, unknownValues } from './skeleton';
import { inParallel } from './workers';

const MAX_IMAGES = 8;

/** A shop that passed all checks. */
interface PreparedShop {
  readonly shop: Shop;
  readonly images: readonly ProductImages[];
  /** Facts to print, such as ignored options. */
  readonly notes: readonly string[];
}

const newestFirst = (products: readonly ShopProduct[]) =>
  [...products].sort((a, b) => (a.date === b.date ? 0 : a.date < b.date ? 1 : -1));

const notesOf = ({ skipped, ignoredOptions }: ReadProducts, cut: readonly string[]): readonly string[] => [
  ...(skipped > 0 ? [`${skipped} products skipped: they are not active or not published.`] : []),
  ...[...ignoredOptions].map(
    ([option, ids]) =>
      `The option "${option}" is ignored: ${ids.slice(0, 20).join(', ')}${ids.length > 20 ? ` and ${ids.length - 20} more` : ''}.`,
  ),
  ...cut,
];

/** Reads and checks the product file and all its images; throws `ImportProblems` with every problem. */
export const prepareShop = async (options: ImportOptions, output: Output): Promise<PreparedShop> => {
  const mapping = readMapping(options.mapping);
  const known = readLists(options.out);
  const kindOf = (kind: Kind) => labelsOf(known[kind], mapping[kind]);
  const labels: Readonly<Record<Kind, Labels>> = {
    categories: kindOf('categories'),
    types: kindOf('types'),
    sizes: kindOf('sizes'),
  };
  const read = readProducts({
    file: options.file,
    date: options.date,
    isLowestPrice: mapping.isLowestPrice,
    isCategory: labels.categories.isNamed,
  });
  const folder = readImageFolder(options.images);
  const problems = [...read.problems];
  const ids = new Set(read.ids);
  const notes: string[] = [];

  const labelled = read.products.map((product) => {
    const { id, place } = product;
    const files = filesOf(product, folder, ids, problems);
    if (files.length > MAX_IMAGES)
      notes.push(`${id} has ${files.length} images; the first ${MAX_IMAGES} are imported.`);
    return {
      product,
      files: files.slice(0, MAX_IMAGES),
      category: labels.categories.resolve(product.category, place.category),
      type: labels.types.resolve(product.type, place.type),
      sizes: product.sizes.flatMap((size) => labels.sizes.resolve(size, place.sizes) ?? []),
    };
  });

  const banners = bannerFiles(bannerFolder(folder));
  for (const file of banners.values()) {
    const { problem = await decodingProblem(file) } = await checkImage(file);
    if (problem !== undefined) problems.push(problem);
  }
  const checked = await inParallel(
    labelled,
    ({ product, files }) => checkProductImages(product.id, files, options.out),
    progressOf(output, 'Images checked:', labelled.length),
  );
  problems.push(...checked.flatMap((each) => each.problems), ...unknownValues(labels));
  if (problems.length > 0)
    throw new ImportProblems(inFileOrder(problems), skeletonOf(labels, mapping, read.hasSeveralPrices));
  if (labelled.length === 0) throw new ImportProblems([`${options.file} has no active, published products.`]);

  const lists = {
    categories: labels.categories.used(),
    types: labels.types.used(),
    sizes: labels.sizes.used(),
  };
  const images = checked.map((each) => each.images);
  const products = newestFirst(
    labelled.map(({ product, category = '', type = '', sizes }, i) => ({
      ...product,
      category,
      type,
      sizes: lists.sizes.filter((size) => sizes.includes(size)),
      imageCount: images[i]?.files.length ?? 0,
      hash: images[i]?.hash ?? '',
    })),
  );
  const imagesOf = new Map(images.map((each) => [each.id, each]));
  const shown = products.flatMap(({ id, name, category }) => {
    const its = imagesOf.get(id);
    return its ? { name, category, images: its } : [];
  });
  return {
    shop: { products, lists, banners: bannersFor(banners, shown, lists.categories, mapping.banners) },
    images,
    notes: notesOf(read, notes),
  };
};
