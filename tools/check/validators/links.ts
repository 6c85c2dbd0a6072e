import { readFileSync } from 'node:fs';
import { DIST } from '../../build/fileMap';
import type { Validator } from './validator';

/** The origin that the build wrote into canonical links and share tags. */
const originOfBuild = () => {
  const [, origin] = /^Sitemap: (.*)\/sitemap\.xml$/m.exec(readFileSync(`${DIST}/robots.txt`, 'utf8')) ?? [];
  if (origin === undefined) throw new Error('dist/robots.txt names no sitemap.');
  return origin;
};

/** linkinator follows every link from the home page and the sitemap. */
export const links: Validator = {
  name: 'linkinator',
  target: '0 broken',
  run: async ({ shop }) => {
    const { LinkChecker, LinkState } = await import('linkinator');
    const origin = originOfBuild().replaceAll('.', '\\.');
    const { links: found } = await new LinkChecker().check({
      path: shop,
      recurse: true,
      concurrency: 20,
      checkFragments: true,
      urlRewriteExpressions: [{ pattern: new RegExp(`^${origin}`), replacement: shop }],
    });
    const broken = found.filter(({ state }) => state === LinkState.BROKEN);
    const checked = found.filter(({ state }) => state === LinkState.OK).length + broken.length;
    if (checked < 100) throw new Error(`linkinator found only ${checked} links.`);
    return {
      figures: `${broken.length} of ${checked}`,
      faults: broken.map(({ url, status, parent }) => `${status ?? ''} ${url} on ${parent ?? ''}`),
    };
  },
};
