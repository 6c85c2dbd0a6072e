import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const namesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' });

const PAGES = [
  'README.md',
  'AGENTS.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  ...namesIn('docs')
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];

const read = (page: string) => readFileSync(page, 'utf8');

/** The texts of the first group of a pattern. */
const found = (page: string, pattern: RegExp) =>
  Array.from(read(page).matchAll(pattern), ([, text = '']) => text);

/** The anchor that GitHub gives a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}\s_-]/gu, '')
    .replaceAll(' ', '-');

const hasHeading = (page: string, anchor: string) =>
  found(page, /^#+ (.+)$/gm)
    .map(anchorOf)
    .includes(anchor);

const isBroken = (page: string, link: string): boolean => {
  const [path = '', anchor] = link.split('#');
  const target = path === '' ? page : join(dirname(page), path);
  if (anchor === undefined) return !existsSync(target);
  return !existsSync(target) || !hasHeading(target, anchor);
};

const SCRIPTS = found('package.json', /^ {4}"([\w:]+)": "/gm);

const FILE_NAMES = ['src', 'examples', 'test', 'tools']
  .flatMap(namesIn)
  .filter((path) => !path.includes('node_modules'))
  .map((path) => basename(path));

const LINK = /(?:\]\(|src=")(?!https?:)([^)"\s]+)[)"]/g;
const PATH =
  /`((?:src|test|tools|docs|deploy|public|\.ci|\.github)\/[\w./-]+)`/g;
const SCRIPT = /\bnpm run ([a-z][\w:]*)/g;
const FILE_NAME = /(?<![\w/.-])((?:\w+\.)+tsx?)\b/g;

it.each(PAGES)(
  'should name existing files, headings and scripts: %s',
  (page) => {
    expect([
      ...found(page, LINK).filter((link) => isBroken(page, link)),
      ...found(page, PATH).filter((path) => !existsSync(path)),
      ...found(page, SCRIPT).filter((name) => !SCRIPTS.includes(name)),
      ...found(page, FILE_NAME).filter((name) => !FILE_NAMES.includes(name)),
    ]).toEqual([]);
  },
);

it('should run the same command in CI as in the README', () => {
  const command = 'npm ci && npm test';
  expect(read('README.md')).toContain(command);
  expect(read('.ci/run').trimEnd().split('\n').at(-1)).toBe(command);
  expect(read('.github/workflows/test.yml')).toContain(`- run: ${command}\n`);
});
