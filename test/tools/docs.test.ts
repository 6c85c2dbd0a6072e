import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const ROOT = join(__dirname, '../..');

const PAGES = [
  'README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  ...readdirSync(join(ROOT, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];

const read = (page: string) => readFileSync(join(ROOT, page), 'utf8');

const found = (page: string, pattern: RegExp): string[] =>
  [...read(page).matchAll(pattern)].map(([, one = '']) => one);

/** The anchor that a heading has where Markdown is shown. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}\s_-]/gu, '')
    .replaceAll(' ', '-');

const leadsNowhere = (page: string, link: string): boolean => {
  const [path = '', anchor] = link.split('#');
  const target = path === '' ? page : join(dirname(page), path);
  if (!existsSync(join(ROOT, target))) return true;
  return (
    anchor !== undefined && !found(target, /^#+ (.+)$/gm).some((heading) => anchorOf(heading) === anchor)
  );
};

const SCRIPTS = new Set(found('package.json', /^ {4}"([\w:]+)": "/gm));

const FOLDERS = /^(src|test|tools|docs|deploy|public|\.ci|\.github)\/[\w./-]+$/;

/** What a command writes and git does not keep, and the examples of docs/devtools.md. */
const UNWRITTEN = [
  'deploy/headers.conf',
  'test/e2e/screenshots/',
  'test/e2e/screenshots/look.png',
  'test/sessions/my-bug.json',
  'test/sessions/expected/my-bug.json',
];

describe.each(PAGES)('%s', (page) => {
  it('leads to what there is', () => {
    const links = [...found(page, /\]\(([^)\s]+)\)/g), ...found(page, /src="([^"]+)"/g)];
    expect(links.filter((link) => !/^https?:/.test(link) && leadsNowhere(page, link))).toEqual([]);
  });

  it('names commands that there are', () => {
    expect(found(page, /\bnpm run ([a-z][\w:]*)/g).filter((name) => !SCRIPTS.has(name))).toEqual([]);
  });

  it('names files that there are', () => {
    const named = found(page, /`([^`\s]+)`/g).filter(
      (name) => FOLDERS.test(name) && !UNWRITTEN.includes(name),
    );
    expect(named.filter((name) => !existsSync(join(ROOT, name)))).toEqual([]);
  });
});
