import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const ROOT = join(__dirname, '..');
const PACKAGE = join(ROOT, 'node_modules/@sparticuz/chromium/package.json');

const versionOf = async (file: string): Promise<string> => {
  const said: unknown = JSON.parse(await readFile(file, 'utf8'));
  return typeof said === 'object' && said !== null && 'version' in said ? String(said.version) : '';
};

/** The package's own names its fonts by a path of its own. */
const fontsConfig = (folder: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <cachedir>${folder}/fonts-cache</cachedir>
</fontconfig>
`;

/**
 * Unpacks the browser beside the place where it is to be, and moves it there when it is whole: whoever is stopped
 * meanwhile leaves nothing that looks like a browser, and of two at once one wins. The package unpacks into
 * whatever is the folder for temporary files, with the libraries too that a bare machine lacks if it takes that
 * for one of the machines that it was made for; both only a process of its own is told.
 */
const unpack = async (folder: string): Promise<void> => {
  await mkdir(dirname(folder), { recursive: true });
  const making = await mkdtemp(`${folder}.`);
  try {
    const script = "import chromium from '@sparticuz/chromium'; await chromium.executablePath();";
    await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script], {
      cwd: ROOT,
      env: { ...process.env, TMPDIR: making, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' },
    });
    await writeFile(join(making, 'fonts/fonts.conf'), fontsConfig(folder));
    // Whoever else uses this copy of the project may start it too.
    await Promise.all([making, join(making, 'chromium')].map((path) => chmod(path, 0o755)));
    await rename(making, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
  } finally {
    await rm(making, { recursive: true, force: true });
  }
};

/** The browser that comes with `npm ci` on Linux x64: where it lies, and what it has to be told to start. */
export const packagedChromium = async () => {
  const folder = join(ROOT, `node_modules/.cache/chromium-${await versionOf(PACKAGE)}`);
  if (!existsSync(folder)) await unpack(folder);
  const libraries = [join(folder, 'al2023/lib'), process.env['LD_LIBRARY_PATH']];
  return {
    executablePath: join(folder, 'chromium'),
    env: {
      LD_LIBRARY_PATH: libraries.filter((path) => path !== undefined).join(':'),
      FONTCONFIG_PATH: join(folder, 'fonts'),
    },
  };
};
