import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesIn } from './fileMap';

/** Hosts read the files that begin with `_`, and serve none of them. */
const TEXT = /^[^_].*\.(html|js|css|json|svg|txt|webmanifest|xml)$/;

const toBrotli = (bytes: Buffer) =>
  promisify(brotliCompress)(bytes, {
    params: {
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  });

const toGzip = (bytes: Buffer) =>
  promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION });

/**
 * Writes a `.br` and a `.gz` copy of every text file, so that a host compresses
 * nothing per request.
 */
export const compressAll = async (folder: string): Promise<void> => {
  const names = filesIn(folder).filter((name) => TEXT.test(name));
  // The thread pool of Node compresses four at a time.
  const compress = async (name: string) => {
    const path = join(folder, name);
    const bytes = await readFile(path);
    await writeFile(`${path}.br`, await toBrotli(bytes));
    await writeFile(`${path}.gz`, await toGzip(bytes));
  };
  await Promise.all(names.map(compress));
};
