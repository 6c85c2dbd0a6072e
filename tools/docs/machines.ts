import { writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { machinesPage } from './machinesPage';

const PAGE = 'docs/machines.md';

/** Writes the page as Prettier has it, so that `npm run format` finds nothing to change. */
const main = async () => {
  const options = await resolveConfig(PAGE);
  writeFileSync(PAGE, await format(machinesPage(), { ...options, parser: 'markdown' }));
};

void main();
