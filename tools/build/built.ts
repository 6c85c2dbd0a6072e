import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { note } from './paths.json';

const write = (told: object) => {
  mkdirSync(dirname(note), { recursive: true });
  writeFileSync(note, JSON.stringify(told));
};

/** Notes that what is in `dist` is no whole build any more, or not yet: outside of it, where nobody serves the note. */
export const noteBeginning = (): void => write({ unfinished: true });

/** Notes what the build in `dist` was told with `--env`. */
export const noteBuild = (told: ReadonlyMap<string, string>): void => write(Object.fromEntries(told));

const readNote = (): object => {
  const told: unknown = existsSync(note) ? JSON.parse(readFileSync(note, 'utf8')) : undefined;
  return typeof told === 'object' && told !== null ? told : {};
};

/** What a build that was told so has otherwise than the shop as it is, in words; nothing where that is nothing. */
const otherwiseBuilt = (told: object): string | undefined => {
  if ('unfinished' in told) return 'dist was not built to its end';
  if ('catalogue' in told) return `dist holds ${String(told.catalogue)} products`;
  return 'worker' in told && told.worker === 'off' ? 'dist has its worker switched off' : undefined;
};

/** Refuses where there is no build. */
export const requireAnyBuild = (): void => {
  if (!existsSync('dist/index.html')) throw new Error('dist is missing: run `npm run build` first.');
};

/** Refuses where there is no build, or one that is not the shop as it is. */
export const requireBuild = (): void => {
  requireAnyBuild();
  const otherwise = otherwiseBuilt(readNote());
  if (otherwise !== undefined) throw new Error(`${otherwise}: run \`npm run build\`.`);
};
