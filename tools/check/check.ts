import { parseArgs } from 'node:util';
import { requireBuild } from '../build/buildStamp';
import { serveDist } from '../build/serveDist';
import { browserApis, syntax } from './validators/browserSupport';
import { lighthouse } from './validators/lighthouse';
import { links } from './validators/links';
import { nu } from './validators/nu';
import { structuredData } from './validators/structuredData';
import type { Result, Validator } from './validators/validator';

//   npm run check                     validates the build in dist with external validators
//   npm run check -- --only lighthouse,nu    those whose names contain one of these words

const VALIDATORS = [
  nu,
  lighthouse,
  syntax,
  browserApis,
  structuredData,
  links,
] as const;

const row = (result: string, name: string, target: string, found: string) =>
  result.padEnd(8) + name.padEnd(22) + target.padEnd(24) + found;

const validate = async (
  validator: Validator,
  shop: string,
): Promise<Result> => {
  try {
    return await validator.run({ shop });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { figures: 'not run', faults: [message] };
  }
};

const runValidator = async (validator: Validator, shop: string) => {
  const start = Date.now();
  const { figures, faults } = await validate(validator, shop);
  const seconds = ((Date.now() - start) / 1000).toFixed(0);
  const hasPassed = faults.length === 0;
  const result = hasPassed ? 'passed' : 'FAILED';
  const { name, target } = validator;
  const found = figures.padEnd(64) + seconds.padStart(4);
  console.log(`${row(result, name, target, found)} s`);
  for (const fault of faults) console.log(`    ${fault}`);
  return hasPassed;
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
  console.log(row('', 'validator', 'target', 'found'));
  try {
    for (const validator of chosen) {
      const hasPassed = await runValidator(validator, server.url);
      if (!hasPassed) process.exitCode = 1;
    }
  } finally {
    server.stop();
  }
};

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
