import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { isOneOf, isRecord } from '../../../src/lib/guards';
import { importShop, type ImportOptions } from './importShop';
import type { Print } from './pictures';
import { LANGUAGE_CODES } from './words';

const USAGE = `npm run import -- products.csv --out folder [options]

  products.csv           a product export of Shopify or WooCommerce
  --out folder           the folder to write, such as examples/mine
  --images folder        the folder with the image files (default: they are downloaded next to the file)
  --skip-missing         leaves out images that cannot be downloaded
  --mapping file         the decisions about the file (default: mapping.json next to it, if it exists)
  --write-mapping        saves the decisions there
  --name "My Shop"       the name of a new shop
  --language de          the language of a new shop: en, de, es, fr or pl
  --currency EUR         the currency of the prices
  --locale de-DE         how amounts are written
  --dry-run              checks everything and prints the changes, but writes nothing
`;

const string = { type: 'string' } as const;
const boolean = { type: 'boolean', default: false } as const;
const OPTIONS = {
  images: string,
  out: string,
  mapping: string,
  name: string,
  language: string,
  currency: string,
  locale: string,
  'skip-missing': boolean,
  'dry-run': boolean,
  'write-mapping': boolean,
};

// npm runs the command in the folder of the repository.
const pathOf = (path: string) => resolve(process.env['INIT_CWD'] ?? '', path);

const languageOf = (code: string | undefined) => {
  if (code === undefined || isOneOf(LANGUAGE_CODES, code)) return code;
  throw new Error(`--language is one of ${LANGUAGE_CODES.join(', ')}.`);
};

const readOptions = (args: readonly string[]): ImportOptions => {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: OPTIONS,
  });
  const { images, out, mapping, currency: code, language } = values;
  const [file, ...others] = positionals;
  if (!file || others.length > 0)
    throw new Error('Name one product file, and write "--" before it.');
  if (!out) throw new Error('--out is missing. It names the folder to write.');
  return {
    file: pathOf(file),
    out: pathOf(out),
    images: images && pathOf(images),
    mapping: mapping && pathOf(mapping),
    name: values.name,
    language: languageOf(language),
    currency:
      code === undefined
        ? undefined
        : { code, locale: values.locale ?? language ?? 'en' },
    skipsMissing: values['skip-missing'],
    isDryRun: values['dry-run'],
    writesMapping: values['write-mapping'],
  };
};

const messageOf = (error: unknown): string => {
  if (isRecord(error) && error['code'] === 'ENOENT')
    return `${String(error['path'])} does not exist. Correct its name or its folder.`;
  return error instanceof Error ? error.message : String(error);
};

export const runImport = async (
  args: readonly string[],
  print: Print,
): Promise<boolean> => {
  let usage = USAGE;
  try {
    const options = readOptions(args);
    usage = '';
    await importShop(options, print);
    return true;
  } catch (error) {
    print(messageOf(error));
    print(`${usage}Nothing was imported.`);
    return false;
  }
};

if (require.main === module) {
  void runImport(process.argv.slice(2), console.log).then((hasSucceeded) => {
    process.exitCode = hasSucceeded ? 0 : 1;
  });
}
