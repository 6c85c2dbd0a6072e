import { existsSync, readFileSync } from 'node:fs';
import { filesIn } from '../build/files';
import { fileOf } from '../build/layout';
import { policyIn } from '../build/headers';

/** The bytes of a file of `dist`, by its path from there; nothing where there is none. */
export const bytesOf = (file: string): Buffer | undefined =>
  existsSync(`dist${file}`) ? readFileSync(`dist${file}`) : undefined;

const namesOf = (file: string): string[] => [
  file,
  file.replace(/\.html$/, ''),
  file.replace(/\/index\.html$/, '/'),
];

/** Every file of `dist` that visitors may have, with the address under which it answers. */
export const served = (): { address: string; file: string }[] =>
  filesIn('dist')
    .map((name) => `/${name}`)
    .flatMap((file) => {
      const address = namesOf(file).find((name) => fileOf(name) === file);
      return address === undefined ? [] : [{ address, file }];
    });

/** The policy of the build that lies in `dist`. */
export const policyOfDist = (): string => {
  const policy = policyIn(readFileSync('dist/_headers', 'utf8'));
  if (policy === undefined) throw new Error('dist/_headers names no policy.');
  return policy;
};
