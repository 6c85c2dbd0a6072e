import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const ROOT = join(__dirname, '../..');

const PAGES = [
  'README.md',
  'AGENTS.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  ...readdirSync(join(ROOT, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];

const read = (page: string) => readFileSync(join(ROOT, page), 'utf8');

const found = (page: string, pattern: RegExp): string[] =>
  [...read(page).matchAll(pattern)].map(([, one = '']) => one);

/** The anchor that GitHub gives a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}\s_-]/gu, '')
    .replaceAll(' ', '-');

const isBroken = (page: string, link: string): boolean => {
  const [path = '', anchor] = link.split('#');
  const target = path === '' ? page : join(dirname(page), path);
  if (!existsSync(join(ROOT, target))) return true;
  return (
    anchor !== undefined &&
    !found(target, /^#+ (.+)$/gm).some(
      (heading) => anchorOf(heading) === anchor,
    )
  );
};

const SCRIPTS = new Set(found('package.json', /^ {4}"([\w:]+)": "/gm));

const FOLDERS = /^(src|test|tools|docs|deploy|public|\.ci|\.github)\/[\w./-]+$/;

/** Files that a command writes and git ignores. */
const isUntracked = (name: string) => name.startsWith('test/e2e/screenshots/');

const namesIn = (folder: string) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' });

const FILE_NAMES = new Set(
  ['src', 'examples', 'test', 'tools']
    .flatMap(namesIn)
    .filter((file) => !file.includes('node_modules'))
    .map((file) => basename(file)),
);

const brokenLinks = (page: string) => {
  const links = found(page, /(?:\]\(|src=")([^)"\s]+)[)"]/g);
  return links.filter((link) => !/^https?:/.test(link) && isBroken(page, link));
};

const missingFiles = (page: string) => {
  const folders = [ROOT, join(ROOT, dirname(page))];
  const isMissing = (name: string) =>
    !folders.some((folder) => existsSync(join(folder, name)));
  return found(page, /`([^`\s]+)`/g).filter(
    (name) => FOLDERS.test(name) && !isUntracked(name) && isMissing(name),
  );
};

it.each(PAGES)(
  'should name existing files, headings and scripts: %s',
  (page) => {
    const scripts = found(page, /\bnpm run ([a-z][\w:]*)/g);
    const names = found(page, /(?<![\w/.-])((?:\w+\.)+tsx?)\b/g);
    expect([
      ...brokenLinks(page),
      ...missingFiles(page),
      ...scripts.filter((name) => !SCRIPTS.has(name)),
      ...names.filter((name) => !FILE_NAMES.has(name)),
    ]).toEqual([]);
  },
);

it('should run the same command in CI as in the README', () => {
  const command = 'npm ci && npm test';
  expect(read('README.md')).toContain(command);
  expect(read('.ci/run').trimEnd().split('\n').at(-1)).toBe(command);
  expect(read('.github/workflows/test.yml')).toContain(`- run: ${command}\n`);
});
