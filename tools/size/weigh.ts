import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Bytes: as written, and as two packers send them. */
export interface Weight {
  readonly raw: number;
  readonly gzip: number;
  readonly brotli: number;
}

export const NOTHING: Weight = { raw: 0, gzip: 0, brotli: 0 };

const weightOf = (content: Buffer): Weight => ({
  raw: content.length,
  gzip: gzipSync(content, { level: 9 }).length,
  brotli: brotliCompressSync(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  }).length,
});

const sum = (weights: readonly Weight[]): Weight =>
  weights.reduce(
    (all, { raw, gzip, brotli }) => ({
      raw: all.raw + raw,
      gzip: all.gzip + gzip,
      brotli: all.brotli + brotli,
    }),
    NOTHING,
  );

const TAG = /<(?:script|link)\b([^>]*)>/gi;
const ATTRIBUTE = /([\w-]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;
const STYLE = /<style\b[^>]*>([\s\S]*?)<\/style\s*>/gi;

const attributesOf = (tag: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...tag.matchAll(ATTRIBUTE)].map(([, name = '', a, b, c]) => [name.toLowerCase(), a ?? b ?? c ?? '']),
  );

const isScript = ({ src, rel, as }: Readonly<Record<string, string>>) =>
  src !== undefined || rel === 'modulepreload' || (rel === 'preload' && as === 'script');

/** The files that a page names as script: those it runs and those it asks for ahead. */
const scriptsIn = (html: string): readonly string[] => {
  const tags = [...html.matchAll(TAG)].map(([, inside = '']) => attributesOf(inside));
  return [...new Set(tags.filter(isScript).map(({ src, href }) => src ?? href ?? ''))].filter(Boolean);
};

/** The style that stands in the page itself. */
const styleIn = (html: string): string => [...html.matchAll(STYLE)].map(([, text = '']) => text).join('');

/** What one route weighs. */
export interface RouteWeight {
  readonly route: string;
  readonly scripts: readonly string[];
  readonly script: Weight;
  readonly page: Weight;
  readonly style: Weight;
}

/** A route, the page of the build that answers to it (`product/*.html`: the heaviest), and the chunk of its own. */
export interface Route {
  readonly route: string;
  readonly page: string;
  readonly chunk: string;
}

const ENTRY = 'index.html';

/** The file of a page; where it is not prerendered, the page that stands for every route. */
const pageFile = (root: string, page: string): string => {
  const folder = join(root, dirname(page));
  const pattern = basename(page).replace('*', '');
  const files = existsSync(folder) ? readdirSync(folder) : [];
  const heaviest = files
    .filter((name) => (page.includes('*') ? name.endsWith(pattern) : name === pattern))
    .map((name) => join(folder, name))
    .toSorted((a, b) => statSync(b).size - statSync(a).size)[0];
  return heaviest ?? join(root, ENTRY);
};

/** Weighs a build, once it is there. Each file is weighed once, however many pages name it. */
export const scaleOf = (root: string) => {
  const weights = new Map<string, Weight>();
  const weigh = (file: string): Weight => {
    const weight = weights.get(file) ?? weightOf(readFileSync(join(root, file)));
    weights.set(file, weight);
    return weight;
  };
  const assets = readdirSync(join(root, 'assets'));
  const assetsLike = (pattern: RegExp) =>
    assets.filter((name) => pattern.test(name)).map((name) => `assets/${name}`);

  const route = ({ route: name, page, chunk }: Route): RouteWeight => {
    const html = readFileSync(pageFile(root, page));
    const text = html.toString('utf8');
    const named = scriptsIn(text).map((address) => address.replace(/^\//, ''));
    // A page that stands for every route names none of their chunks; the script asks for them.
    const chunks = assetsLike(new RegExp(`^${chunk}\\.[0-9a-f]+\\.js$`));
    const scripts = [...new Set([...named, ...chunks])];
    return {
      route: name,
      scripts,
      script: sum(scripts.map(weigh)),
      page: weightOf(html),
      style: weightOf(Buffer.from(styleIn(text))),
    };
  };
  return {
    route,
    /** Everything under `assets` whose name is like this, in all. */
    assets: (pattern: RegExp): Weight => sum(assetsLike(pattern).map(weigh)),
  };
};
