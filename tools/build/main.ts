import { cpSync } from 'node:fs';
import { noteBeginning, noteBuild } from './built';
import { runWebpack } from './bundle';
import { checkCatalogue } from './checkCatalogue';
import { headersFile, nginxHeaders } from './headers';
import { packAll } from './pack';
import { policyOf } from './policy';
import { securityTxt } from './securityTxt';
import { SITE } from './site';
import { robotsTxt, sitemapXml } from './sitemap';
import { writeFileIn } from './files';
import { writePages } from './prerender';
import { writeWorker } from './worker';

const DIST = 'dist';

/** What `npm run build -- --env name=value` has said. */
const envOf = (args: readonly string[]): ReadonlyMap<string, string> =>
  new Map(
    args.flatMap((arg, i) => {
      const said = args[i - 1] === '--env' ? /^(\w+)=(\w+)$/.exec(arg) : null;
      const [, name, value] = said ?? [];
      return name !== undefined && value !== undefined ? [[name, value] as const] : [];
    }),
  );

/** Builds the shop into `dist`: bundles, then what is served as it is, then every page written, then what hosts ask for, then all of it packed. */
const build = async (args: readonly string[]) => {
  checkCatalogue();
  const env = envOf(args);
  noteBeginning();
  await runWebpack(env);
  cpSync('public', DIST, { recursive: true });

  const { styleHashes, scriptHashes, products } = await writePages(DIST, SITE);
  const policy = policyOf(styleHashes, scriptHashes);
  writeFileIn(DIST, '_headers', headersFile(policy));
  writeFileIn('deploy', 'headers.conf', nginxHeaders(policy));
  writeFileIn(DIST, 'sitemap.xml', sitemapXml(SITE, products));
  writeFileIn(DIST, 'robots.txt', robotsTxt(SITE));
  writeFileIn(DIST, '.well-known/security.txt', securityTxt(SITE, new Date()));
  await writeWorker(DIST, { off: env.get('worker') === 'off' });
  await packAll(DIST);
  noteBuild(env);
};

build(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? (error.stack ?? error.message) : error);
  process.exitCode = 1;
});
