import { existsSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { DIST } from './fileMap';

// No host serves a name that begins with `_`.
const stampOf = (dist: string) => `${dist}/_build.json`;

export const stampBuild = (dist: string): void =>
  writeFileSync(stampOf(dist), '{}');

export const requireBuild = (dist = DIST): void => {
  if (existsSync(stampOf(dist))) return;
  const shop = dist === 'dist' ? '' : `WEFT_SHOP=${dirname(dist)} `;
  throw new Error(
    `${dist} is missing or without a service worker: run \`${shop}npm run build\`.`,
  );
};
