import { existsSync, statSync } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import { parseArgs } from 'node:util';
import { messageOf, UsageError } from './report';
import { dayOf } from './schema';

export interface ImportOptions {
  readonly file: string;
  readonly images: string;
  readonly out: string;
  readonly mapping?: string;
  /** The date of products without one: `2026-11-22`. */
  readonly date: string;
  readonly isDryRun: boolean;
}

export const USAGE = `npm run import -- products.csv --out folder [options]

  products.csv           a product export of Shopify, or a JSON file with an array of products
  --out folder           the folder to write, such as examples/mine
  --images folder        the folder with the image files (default: images, next to the file)
  --mapping mapping.json the labels for unknown categories, types and sizes
  --date 2026-11-22      the date of products without one (default: today)
  --dry-run              checks everything and prints the changes, but writes nothing`;

const REPOSITORY = resolve(__dirname, '../..');

/** The source folder of the shop. */
export const SOURCE = join(REPOSITORY, 'src');

const parse = (args: readonly string[]) => {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        images: { type: 'string' },
        out: { type: 'string' },
        mapping: { type: 'string' },
        date: { type: 'string' },
        'dry-run': { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new UsageError(messageOf(error));
  }
};

/** A path relative to the folder in which npm was called. */
const callerPath = (path: string) => resolve(process.env['INIT_CWD'] ?? '', path);

const checkOut = (out: string) => {
  if (existsSync(out) && !statSync(out).isDirectory()) throw new UsageError(`--out: ${out} is not a folder.`);
  if (`${REPOSITORY}${sep}`.startsWith(out.endsWith(sep) ? out : `${out}${sep}`))
    throw new UsageError(`--out: ${out} contains the shop. Choose a folder of its own.`);
};

/** The options of the command line; throws a `UsageError` if they are wrong. */
export const readOptions = (args: readonly string[], today = new Date()): ImportOptions => {
  const { values, positionals } = parse(args);
  const [file, ...others] = positionals;
  if (file === undefined || file === '') throw new UsageError('The product file is missing.');
  if (others.length > 0) throw new UsageError(`There is one product file, not ${positionals.length}.`);
  const empty = Object.entries(values).find(([, value]) => value === '');
  if (empty) throw new UsageError(`--${empty[0]} has no value.`);
  const date = values.date === undefined ? today.toISOString().slice(0, 10) : dayOf(values.date);
  if (date === undefined || (values.date !== undefined && date !== values.date))
    throw new UsageError(`--date takes a date such as 2026-11-22, not "${values.date ?? ''}".`);
  if (values.out === undefined)
    throw new UsageError('--out is missing. It names the folder to write, such as examples/mine.');
  const out = callerPath(values.out);
  checkOut(out);
  return {
    file: callerPath(file),
    images: callerPath(values.images ?? join(dirname(file), 'images')),
    out,
    ...(values.mapping !== undefined && { mapping: callerPath(values.mapping) }),
    date,
    isDryRun: values['dry-run'],
  };
};
