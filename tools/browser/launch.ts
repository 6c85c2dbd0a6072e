import { execFile } from 'node:child_process';
import { existsSync, statfsSync } from 'node:fs';
import {
  chmod,
  mkdir,
  mkdtemp,
  readFile,
  rename,
  rm,
  writeFile,
} from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { chromium, type LaunchOptions } from 'playwright-core';

const ROOT = join(__dirname, '../..');

// The configuration in the package contains an absolute path of AWS Lambda.
const fontsConfig = (folder: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <cachedir>${folder}/fonts-cache</cachedir>
</fontconfig>
`;

/**
 * Unpacks into a temporary folder and renames it, so that an interrupted or
 * parallel run leaves no partial browser. The package reads TMPDIR, and adds
 * the libraries that a minimal Linux lacks only where AWS_EXECUTION_ENV is set:
 * both are set for a child process alone.
 */
const unpack = async (folder: string): Promise<void> => {
  await mkdir(dirname(folder), { recursive: true });
  const temporary = await mkdtemp(`${folder}.`);
  try {
    const script =
      "import chromium from '@sparticuz/chromium'; await chromium.executablePath();";
    const args = ['--input-type=module', '--eval', script];
    await promisify(execFile)(process.execPath, args, {
      cwd: ROOT,
      env: {
        ...process.env,
        TMPDIR: temporary,
        AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x',
      },
    });
    await writeFile(join(temporary, 'fonts/fonts.conf'), fontsConfig(folder));
    // Other users of this copy of the project may start it too.
    await chmod(temporary, 0o755);
    await chmod(join(temporary, 'chromium'), 0o755);
    await rename(temporary, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
};

/**
 * The Chromium of the package @sparticuz/chromium, which runs on Linux x64
 * only.
 */
const packagedChromium = async () => {
  const file = join(ROOT, 'node_modules/@sparticuz/chromium/package.json');
  const manifest = await readFile(file, 'utf8');
  const version = /"version": "(.*)"/.exec(manifest)?.[1] ?? '';
  const folder = join(ROOT, `node_modules/.cache/chromium-${version}`);
  if (!existsSync(folder)) await unpack(folder);
  return {
    executablePath: join(folder, 'chromium'),
    env: {
      LD_LIBRARY_PATH: join(folder, 'al2023/lib'),
      FONTCONFIG_PATH: join(folder, 'fonts'),
    },
  };
};

/**
 * The packaged browser needs the C library of most Linux distributions; Alpine
 * has another one.
 */
const canRunPackaged = () =>
  process.platform === 'linux' &&
  process.arch === 'x64' &&
  existsSync('/lib64/ld-linux-x86-64.so.2');

type Chromium = Pick<LaunchOptions, 'channel' | 'executablePath' | 'env'>;

/**
 * Edge is a part of Windows. There is no Chrome for the Linux systems that
 * cannot run the package.
 */
const INSTALLED: Readonly<Partial<Record<NodeJS.Platform, Chromium>>> = {
  win32: { channel: 'msedge' },
  linux: { executablePath: '/usr/bin/chromium' },
};

const findChromium = async (): Promise<Chromium> => {
  const executablePath = process.env['CHROME_PATH'];
  if (executablePath) return { executablePath };
  if (canRunPackaged()) return packagedChromium();
  return INSTALLED[process.platform] ?? { channel: 'chrome' };
};

/**
 * Whether /dev/shm has room for the shared memory of the browser: it is small
 * in some containers.
 */
const hasSharedMemory = () => {
  if (!existsSync('/dev/shm')) return false;
  const { bavail, bsize } = statfsSync('/dev/shm');
  return bavail * bsize >= 2 ** 30;
};

/**
 * The launch options of every tool and test: the browser of `CHROME_PATH`, the
 * packaged one, or an installed one.
 */
export const launchOptions = async () => {
  const { env, ...browser } = await findChromium();
  return {
    ...browser,
    env: { ...process.env, ...env },
    // Shared memory in temporary files, the default, makes the browser tests a
    // tenth slower.
    ignoreDefaultArgs: hasSharedMemory() ? ['--disable-dev-shm-usage'] : [],
    args: ['--no-sandbox', '--disable-gpu'],
  };
};

/** A browser that crashes while it starts, as one of hundreds did, starts again. */
export const launchBrowser = async () => {
  const options = await launchOptions();
  const launch = () => chromium.launch(options);
  return launch().catch(launch);
};
