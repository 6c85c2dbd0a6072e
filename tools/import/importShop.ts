import { copyFileSync, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BANNER_FILE_COUNT, writeBanners } from './banners';
import { changesOf } from './changes';
import { readCurrentProducts } from './currentShop';
import { configureSharp } from '../images/encodeImage';
import { SOURCE, type ImportOptions } from './options';
import { prepareShop } from './prepareShop';
import { productFileCount, writeProductImages } from './productImages';
import { progressOf, type Output } from './progress';
import { replaceFolder } from './replaceFolder';
import { shopFiles } from './shopFiles';
import { inParallel } from './workers';

const FOLDERS = ['images/products', 'images/banners'];

/** The texts, colors and fonts of a shop, which an import writes only where they are missing. */
const STYLE_FILES = [
  ...['shop.ts', 'homePage.ts', 'aboutPage.ts', 'pageDescriptions.ts'],
  ...['logo.ts', 'colors.ts', 'fonts.ts'],
];

/** Copies the files that a new shop lacks from src/data. */
const copyMissing = (folder: string) => {
  for (const name of STYLE_FILES)
    if (!existsSync(join(folder, name))) copyFileSync(join(SOURCE, 'data', name), join(folder, name));
};

/**
 * Imports the products of a file into the folder `out`, or prints what would change. Throws `ImportProblems` if
 * anything is wrong with the file or its images. The folder changes as a whole or not at all.
 */
export const importShop = async (options: ImportOptions, output: Output): Promise<void> => {
  const start = Date.now();
  configureSharp();
  const { shop, images, notes } = await prepareShop(options, output);
  const { out, isDryRun } = options;
  const changes = changesOf(shop, readCurrentProducts(out));
  const texts = await shopFiles(shop, out);
  const fileCount = productFileCount(images) + BANNER_FILE_COUNT;
  const imageCount = images.reduce((sum, { files }) => sum + files.length, 0);
  const stored = images.filter(({ isStored }) => isStored).length;

  if (!isDryRun)
    await replaceFolder(
      out,
      (name) => !texts.has(name) && !FOLDERS.includes(name),
      async (folder) => {
        for (const [name, text] of texts) writeFileSync(join(folder, name), text);
        copyMissing(folder);
        await inParallel(
          images,
          (each) => writeProductImages(each, out, folder),
          progressOf(output, 'Products written:', images.length),
        );
        await writeBanners(shop.banners, out, folder);
      },
    );
  const seconds = ((Date.now() - start) / 1000).toFixed(1);
  for (const line of [...changes, ...notes]) output.print(line);
  output.print(
    `${isDryRun ? 'Would import' : 'Imported'} ${images.length} products with ${imageCount} images (${fileCount} image files, ${stored} products unchanged) in ${seconds} s.`,
  );
};
