import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const ROOT = join(__dirname, '../..');

const read = (page: string) => readFileSync(join(ROOT, page), 'utf8');

const namesIn = (folder: string) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' });

const PAGES = [
  'README.md',
  'AGENTS.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  ...namesIn('docs')
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];

/** The first group of each match. */
const found = (page: string, pattern: RegExp): string[] =>
  Array.from(read(page).matchAll(pattern), ([, group = '']) => group);

/** The anchors that GitHub gives the headings of a page. */
const anchorsOf = (page: string) =>
  found(page, /^#+ (.+)$/gm).map((heading) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{Letter}\p{Number}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );

const isBroken = (page: string, link: string): boolean => {
  const [path = '', anchor] = link.split('#');
  const target = path === '' ? page : join(dirname(page), path);
  if (!existsSync(join(ROOT, target))) return true;
  return anchor !== undefined && !anchorsOf(target).includes(anchor);
};

const SCRIPTS = found('package.json', /^ {4}"([\w:]+)": "/gm);

const FILE_NAMES = new Set(
  ['src', 'examples', 'test', 'tools']
    .flatMap(namesIn)
    .map((file) => basename(file)),
);

const isMissing = (path: string) => {
  // Git ignores the files of a command.
  const isWritten = path.startsWith('test/e2e/screenshots/');
  return !isWritten && !existsSync(join(ROOT, path));
};

it.each(PAGES)(
  'should name existing files, headings and scripts: %s',
  (page) => {
    const links = found(page, /(?:\]\(|src=")([^)"\s]+)[)"]/g);
    const paths = found(page, /`((?:src|test|tools|docs|deploy)\/[\w./-]+)`/g);
    const names = found(page, /(?<![\w/.-])((?:\w+\.)+tsx?)\b/g);
    const scripts = found(page, /\bnpm run ([a-z][\w:]*)/g);
    expect([
      ...links.filter((link) => !/^https?:/.test(link) && isBroken(page, link)),
      ...paths.filter(isMissing),
      ...names.filter((name) => !FILE_NAMES.has(name)),
      ...scripts.filter((name) => !SCRIPTS.includes(name)),
    ]).toEqual([]);
  },
);
