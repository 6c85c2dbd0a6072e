import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { linkFile } from './linkFile';

const linkFolder = (from: string, to: string, isKept: (name: string) => boolean, prefix = '') => {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    const name = `${prefix}${entry.name}`;
    if (!isKept(name)) continue;
    if (entry.isDirectory()) linkFolder(source, target, isKept, `${name}/`);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else linkFile(source, target);
  }
};

const remove = (path: string) => rmSync(path, { recursive: true, force: true });

/** Renames the new folder to the old one's name; if that fails, the old one is back. */
const swap = (folder: string, out: string, backup: string) => {
  const isReplaced = existsSync(out);
  if (isReplaced) renameSync(out, backup);
  try {
    renameSync(folder, out);
  } catch (error) {
    if (isReplaced) renameSync(backup, out);
    throw error;
  }
  try {
    remove(backup);
  } catch {
    console.error(`${backup} cannot be deleted.`);
  }
};

/**
 * Replaces a folder as a whole. `write` fills a new folder next to it, which has the kept files already. If anything
 * fails, or on SIGINT and SIGTERM, the folder stays as it was.
 */
export const replaceFolder = async (
  path: string,
  isKept: (name: string) => boolean,
  write: (folder: string) => Promise<void>,
): Promise<void> => {
  const out = existsSync(path) ? realpathSync(path) : path;
  const suffix = `${process.pid}-${Date.now()}`;
  const folder = join(dirname(out), `.${basename(out)}-import-${suffix}`);
  const onSignal = () => {
    remove(folder);
    process.exit(130);
  };
  mkdirSync(folder, { recursive: true });
  process.once('SIGINT', onSignal).once('SIGTERM', onSignal);
  try {
    if (existsSync(out)) {
      linkFolder(out, folder, isKept);
      chmodSync(folder, statSync(out).mode);
    }
    await write(folder);
    swap(folder, out, join(dirname(out), `.${basename(out)}-backup-${suffix}`));
  } finally {
    process.off('SIGINT', onSignal).off('SIGTERM', onSignal);
    remove(folder);
  }
};
