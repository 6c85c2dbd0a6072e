import { parseArgs } from 'node:util';
import { requireBuild } from '../build/built';
import { askAt } from './ask';
import { checkAudit } from './audit';
import { checkFiles } from './files';
import { hasBrotli, prepare } from './install';
import { checkLoad } from './load';
import { startNginx } from './nginx';
import { checkPaths } from './paths';
import { tell, type Finding } from './tell';
import { checkVisit } from './visit';

const readSeconds = (): number => {
  const { values } = parseArgs({ options: { seconds: { type: 'string', default: '30' } } });
  const seconds = Number(values.seconds);
  if (Number.isInteger(seconds) && seconds > 0) return seconds;
  throw new Error(`--seconds takes a whole number, not "${values.seconds}"`);
};

/** Everything that a real host has to do, done by a real nginx. */
const main = async () => {
  const seconds = readSeconds();
  requireBuild();
  const missing = prepare();
  if (missing !== undefined) throw new Error(missing);
  const nginx = await startNginx();
  const findings: Finding[] = [];
  const hear = (all: readonly Finding[]) => {
    all.forEach(tell);
    findings.push(...all);
  };
  try {
    const ask = askAt(nginx.url);
    hear(await checkPaths(ask));
    if (!hasBrotli()) hear([{ what: 'Brotli: this nginx has no module for it', isLeftOut: true }]);
    hear(await checkFiles(ask, hasBrotli() ? ['br', 'gzip', 'identity'] : ['gzip', 'identity']));
    hear([await checkVisit(nginx.url)]);
    hear(await checkLoad(nginx, seconds));
    // What was asked for in vain is no business of the log's.
    const log = nginx
      .log()
      .replace(/^.*open\(\) .* failed \(2: .*$/gm, '')
      .trim();
    hear([{ what: 'nginx has nothing to complain of', fault: log || undefined }, checkAudit()]);
  } finally {
    await nginx.stop();
  }
  const failed = findings.filter(({ fault }) => fault !== undefined).length;
  const leftOut = findings.filter(({ isLeftOut }) => isLeftOut).length;
  console.log(`${findings.length - failed - leftOut} passed, ${failed} failed, ${leftOut} left out`);
  process.exitCode = failed > 0 ? 1 : 0;
};

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
