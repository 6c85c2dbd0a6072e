import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { importShop, type ImportOptions } from './importShop';
import type { Output } from './pictures';
import { ImportError } from './readCsv';

const USAGE = `npm run import -- products.csv --out folder [options]

  products.csv           a product export of Shopify
  --out folder           the folder to write, such as examples/mine
  --images folder        the folder with the image files (default: they are downloaded next to the file)
  --mapping mapping.json the options, categories, types and sizes of the file
  --dry-run              checks everything and prints the changes, but writes nothing`;

const string = { type: 'string' } as const;
const boolean = { type: 'boolean', default: false } as const;
const OPTIONS = {
  images: string,
  out: string,
  mapping: string,
  'dry-run': boolean,
};

const readOptions = (args: readonly string[]): ImportOptions => {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: OPTIONS,
  });
  // npm runs the command in the folder of the repository.
  const pathOf = (path: string) => resolve(process.env['INIT_CWD'] ?? '', path);
  const { images, out, mapping, 'dry-run': isDryRun } = values;
  const [file, ...others] = positionals;
  if (!file || others.length > 0) throw new Error('Name one product file.');
  if (!out) throw new Error('--out is missing. It names the folder to write.');
  const paths = {
    images: images && pathOf(images),
    mapping: mapping && pathOf(mapping),
  };
  return { ...paths, file: pathOf(file), out: pathOf(out), isDryRun };
};

/**
 * Runs the command and returns its exit code: 2 for problems of the input, 1
 * for failures.
 */
export const runImport = async (
  args: readonly string[],
  output: Output,
): Promise<number> => {
  let options: ImportOptions | undefined;
  try {
    options = readOptions(args);
    await importShop(options, output);
    return 0;
  } catch (error) {
    const isInput = error instanceof ImportError;
    const problems = isInput
      ? error.problems
      : [error instanceof Error ? error.message : String(error)];
    const advice = isInput ? error.advice : options ? '' : USAGE;
    const more =
      problems.length > 200 ? [`and ${problems.length - 200} more`] : [];
    output.write(
      [
        ...problems.slice(0, 200),
        ...more,
        '',
        advice,
        'Nothing was changed.\n',
      ].join('\n'),
    );
    return isInput || !options ? 2 : 1;
  }
};

if (require.main === module)
  void runImport(process.argv.slice(2), {
    print: (line) => console.log(line),
    write: (text) => process.stderr.write(text),
  }).then((code) => {
    process.exitCode = code;
  });
