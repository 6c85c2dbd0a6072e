import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { toBrotli } from '../build/compress';
import { DIST, filesIn } from '../build/fileMap';
import { serveDist } from '../serve/serveDist';

const SCRIPT = /<script\b[^>]*>[\s\S]*?<\/script\s*>/gi;

/** Serves the built pages without their scripts: HTML, style, fonts and images alone. */
export const serveFloor = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'weft-floor-'));
  await cp(DIST, folder, {
    recursive: true,
    filter: (path) => !/\/images$|\.(br|gz)$/.test(path),
  });
  await symlink(resolve(DIST, 'images'), join(folder, 'images'));
  for (const name of filesIn(folder).filter((file) => file.endsWith('.html'))) {
    const html = Buffer.from((await readFile(join(folder, name), 'utf8')).replace(SCRIPT, ''));
    await writeFile(join(folder, name), html);
    await writeFile(join(folder, `${name}.br`), await toBrotli(html));
  }
  const { url, stop } = await serveDist(0, folder);
  return {
    url,
    stop: async () => {
      stop();
      await rm(folder, { recursive: true });
    },
  };
};
