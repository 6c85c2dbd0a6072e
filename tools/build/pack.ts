import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesIn } from './files';

const TEXT = /\.(html|js|css|json|svg|txt|webmanifest|xml)$/;
// Each thread of Node's pool works on one.
const AT_ONCE = 4;

const asBrotli = (bytes: Buffer) =>
  promisify(brotliCompress)(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  });
const asGzip = (bytes: Buffer) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION });

/** Writes a `.br` and a `.gz` beside every text of `dist`: packed once and well, not at every request. */
export const packAll = async (dist: string): Promise<void> => {
  const waiting = filesIn(dist).filter((name) => TEXT.test(name));
  const work = async () => {
    for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
      const path = join(dist, name);
      const bytes = await readFile(path);
      await Promise.all([
        writeFile(`${path}.br`, await asBrotli(bytes)),
        writeFile(`${path}.gz`, await asGzip(bytes)),
      ]);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
};
