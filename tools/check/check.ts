import { parseArgs } from 'node:util';
import { requireBuild } from '../build/buildStamp';
import { serveDist } from '../build/serveDist';
import { lighthouse } from './validators/lighthouse';
import { links } from './validators/links';
import { nu } from './validators/nu';
import { structuredData } from './validators/structuredData';
import type { Validator } from './validators/validator';

//   npm run check                     validates the build in dist with external validators
//   npm run check -- --only lighthouse,nu    those whose names contain one of these words

const VALIDATORS = [nu, lighthouse, structuredData, links] as const;

const runValidator = async ({ name, target, run }: Validator, shop: string) => {
  const start = Date.now();
  const { figures, faults } = await Promise.resolve({ shop })
    .then(run)
    .catch((error: unknown) => ({
      figures: 'not run',
      faults: [error instanceof Error ? error.message : String(error)],
    }));
  const seconds = ((Date.now() - start) / 1000).toFixed(0).padStart(4);
  const result = faults.length === 0 ? 'passed' : 'FAILED';
  console.log(
    `${result}  ${name.padEnd(22)}${target.padEnd(24)}${figures.padEnd(64)}${seconds} s`,
  );
  for (const fault of faults) console.log(`    ${fault}`);
  return faults.length === 0;
};

const main = async () => {
  const { values } = parseArgs({
    options: { only: { type: 'string', default: '' } },
  });
  const words = values.only.toLowerCase().split(',');
  const chosen = VALIDATORS.filter(({ name }) =>
    words.some((word) => name.toLowerCase().includes(word)),
  );
  if (chosen.length === 0)
    throw new Error(`No validator is named "${values.only}".`);
  requireBuild();
  const server = await serveDist(0);
  console.log(`        ${'validator'.padEnd(22)}${'target'.padEnd(24)}found`);
  try {
    for (const validator of chosen)
      if (!(await runValidator(validator, server.url))) process.exitCode = 1;
  } finally {
    server.stop();
  }
};

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
