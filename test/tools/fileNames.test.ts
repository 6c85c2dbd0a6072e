import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '../..');
const FOLDERS = [
  'src',
  'test',
  'tools',
  'examples',
  'docs',
  'deploy',
  'public',
];

/** The paths below the folders, without extensions. */
const paths = FOLDERS.flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => !path.includes('node_modules'))
    .map((path) => join(folder, path).replace(/(?<=\w)\.[^\\/]*$/, '')),
);

// macOS and Windows take such names for one file or one module.
it('should name no two files or folders alike but for their case', () => {
  const byLowerCase = new Map(paths.map((path) => [path.toLowerCase(), path]));
  const others = paths.filter(
    (path) => byLowerCase.get(path.toLowerCase()) !== path,
  );
  expect(others).toEqual([]);
});
