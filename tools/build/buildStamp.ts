import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { DIST } from './fileMap';

// The stamp is written last: a dist without it is missing or incomplete. No host serves a name that begins with `_`.
const STAMP = `${DIST}/_build.json`;

interface Build {
  readonly worker: 'on' | 'off';
}

export const clearBuild = (): void => rmSync(DIST, { recursive: true, force: true });

export const stampBuild = (build: Build): void => writeFileSync(STAMP, JSON.stringify(build));

/** Throws unless `dist` holds a complete build with a working service worker. */
export const requireBuild = (): void => {
  if (!existsSync(STAMP)) throw new Error('dist is missing or incomplete: run `npm run build`.');
  const build: unknown = JSON.parse(readFileSync(STAMP, 'utf8'));
  const isOff = typeof build === 'object' && build !== null && 'worker' in build && build.worker === 'off';
  if (isOff) throw new Error('dist was built with --worker off: run `npm run build`.');
};
