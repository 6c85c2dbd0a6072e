import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const namesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' });

const PAGES = [
  'README.md',
  'AGENTS.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  'tools/import/README.md',
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

const isBroken = (page: string, link: string) => {
  const [path = '', anchor] = link.split('#');
  const target = path === '' ? page : join(dirname(page), path);
  if (!existsSync(target)) return true;
  // A link without an anchor may lead to a folder.
  if (anchor === undefined) return false;
  return !found(target, /^#+ (.+)$/gm)
    .map(anchorOf)
    .includes(anchor);
};

const SCRIPTS = found('package.json', /^ {4}"([\w:]+)": "/gm);

const FILES = ['src', 'examples', 'languages', 'test', 'tools'].flatMap(
  (folder) =>
    namesIn(folder)
      .filter((path) => !/node_modules|\bdist\b/.test(path))
      .map((path) => join(folder, path)),
);

const FILE_NAMES = FILES.map((path) => basename(path));

const CODE = [...FILES, 'webpack.config.js', '.eslintrc.cjs', 'package.json']
  .filter((path) => /\.(tsx?|cjs|json|js)$/.test(path))
  .map(read)
  .join();

const LINK = /(?:\]\(|src=")(?!https?:)([^)"\s]+)[)"]/g;
const PATH =
  /(?:`|\bnpx tsx )((?:src|languages|test|tools|docs|deploy|public|\.ci|\.github)\/[\w./-]+)/g;
const SCRIPT = /\bnpm run ([a-z][\w:]*)/g;
const FILE_NAME = /(?<![\w/.-])((?:\w+\.)+tsx?)\b/g;
/** A name such as `persistCheckout`, `FACETS` or `HeadTags`. */
const NAME = /`([A-Za-z]+[A-Z]\w*)`/g;

/** Those of a host are in the samples of the same page. */
const isKnown = (page: string, name: string) =>
  CODE.includes(name) ||
  found(page, /^```\w+\n(.*?)^```/gms)
    .join()
    .includes(name);

it.each(PAGES)(
  'should name existing files, headings, scripts and names: %s',
  (page) => {
    expect([
      ...found(page, LINK).filter((link) => isBroken(page, link)),
      ...found(page, PATH).filter(
        (path) => ![path, join(dirname(page), path)].some(existsSync),
      ),
      ...found(page, SCRIPT).filter((name) => !SCRIPTS.includes(name)),
      ...found(page, FILE_NAME).filter((name) => !FILE_NAMES.includes(name)),
      ...found(page, NAME).filter((name) => !isKnown(page, name)),
    ]).toEqual([]);
  },
);

const SCRIPTS_KB = found('tools/check/size.ts', /'scripts', kb: (\d+)/g)[0];
const FONTS_KB = found('tools/check/size.ts', /'fonts', kb: (\d+)/g)[0];

it.each([
  ['README.md', `at most ${SCRIPTS_KB} KB`],
  ['docs/performance.md', `${SCRIPTS_KB} KB of scripts and ${FONTS_KB} KB`],
])('should state the size budgets: %s, %s', (page, text) => {
  expect(read(page)).toContain(text);
});

it('should run the same command in CI as in the README', () => {
  const command = 'npm ci && npm test';
  expect(read('README.md')).toContain(command);
  expect(read('.ci/run').trimEnd().split('\n').at(-1)).toBe(command);
  expect(read('.github/workflows/test.yml')).toContain(`- run: ${command}\n`);
});
