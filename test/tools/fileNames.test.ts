import { readdirSync } from 'node:fs';

const FOLDERS = [
  'src',
  'test',
  'tools',
  'examples',
  'docs',
  'deploy',
  'public',
];

// macOS and Windows take such names for one file or one module.
it('should name no two files or folders alike but for their case', () => {
  const paths = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => !path.includes('node_modules'))
      .map((path) => `${folder}/${path.replace(/(?<=\w)\.[^\\/]*$/, '')}`),
  );
  const byLowerCase = new Map(paths.map((path) => [path.toLowerCase(), path]));
  const last = paths.map((path) => byLowerCase.get(path.toLowerCase()));
  expect(paths).toEqual(last);
});
