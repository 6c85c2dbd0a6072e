import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { DIST } from './fileMap';

// Written last. No host serves a name that begins with `_`.
const stampOf = (dist: string) => `${dist}/_build.json`;

export const clearBuild = (): void =>
  rmSync(DIST, { recursive: true, force: true });

export const stampBuild = (): void => writeFileSync(stampOf(DIST), '{}');

export const requireBuild = (dist = DIST): void => {
  if (existsSync(stampOf(dist))) return;
  const shop = dist === 'dist' ? '' : `WEFT_SHOP=${dirname(dist)} `;
  throw new Error(
    `${dist} is missing, incomplete or without a service worker: run \`${shop}npm run build\`.`,
  );
};
