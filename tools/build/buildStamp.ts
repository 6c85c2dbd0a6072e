import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { isRecord } from '../../src/lib/guards';
import { DIST } from './fileMap';

// The stamp is written last: a dist without it is missing or incomplete. No
// host serves a name that begins with `_`.
const stampOf = (dist: string) => `${dist}/_build.json`;

interface Build {
  readonly worker: 'on' | 'off';
}

export const clearBuild = (): void =>
  rmSync(DIST, { recursive: true, force: true });

export const stampBuild = (build: Build): void =>
  writeFileSync(stampOf(DIST), JSON.stringify(build));

export const requireBuild = (dist = DIST): void => {
  const command =
    dist === 'dist'
      ? 'npm run build'
      : `WEFT_SHOP=${dirname(dist)} npm run build`;
  if (!existsSync(stampOf(dist)))
    throw new Error(`${dist} is missing or incomplete: run \`${command}\`.`);
  const build: unknown = JSON.parse(readFileSync(stampOf(dist), 'utf8'));
  if (isRecord(build) && build['worker'] === 'off')
    throw new Error(`${dist} was built with --worker off: run \`${command}\`.`);
};
