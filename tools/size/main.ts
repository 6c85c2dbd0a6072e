import { requireBuild } from '../build/built';
import { kib, table } from '../table';
import { breachesOf, weighBuild } from './breaches';
import { ASSETS, ROUTES } from './budget';
import { NOTHING, type Weight } from './weigh';

const DIST = 'dist';

const all = ({ raw, gzip, brotli }: Weight) => [kib(raw), kib(gzip), kib(brotli)];

const main = () => {
  requireBuild();
  const { weights, weighed } = weighBuild(DIST, { routes: ROUTES, assets: ASSETS });

  const left = (name: string) => {
    const found = weighed.find((each) => each.name === name);
    return found ? kib(found.budget - found.weight.brotli) : '';
  };

  console.log(
    'KiB of each route: the script that its page names, the page, the style in it; left of the budget\n',
  );
  console.log(
    table(
      [
        'route',
        'script raw',
        'gzip',
        'brotli',
        'left',
        'page raw',
        'gzip',
        'brotli',
        'left',
        'style raw',
        'brotli',
      ],
      weights.map(({ route, script, page, style }) => [
        route,
        ...all(script),
        left(`script of ${route}`),
        ...all(page),
        left(`page of ${route}`),
        kib(style.raw),
        kib(style.brotli),
      ]),
    ),
  );
  console.log('');
  console.log(
    table(
      ['on every page', 'raw', 'gzip', 'brotli', 'left'],
      ASSETS.map(({ name }) => [
        name,
        ...all(weighed.find((each) => each.name === name)?.weight ?? NOTHING),
        left(name),
      ]),
    ),
  );

  const breaches = breachesOf(weighed);
  console.log('');
  for (const breach of breaches) console.error(breach);
  console.log(`${weighed.length - breaches.length} of ${weighed.length} budgets kept`);
  process.exitCode = breaches.length > 0 ? 1 : 0;
};

try {
  main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
