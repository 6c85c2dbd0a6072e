import { importShop } from './importShop';
import { readOptions, USAGE } from './options';
import type { Output } from './progress';
import { ImportProblems, messageOf, reportText, UsageError } from './report';

/** Runs the command with these arguments and returns its exit code: 2 for problems of the input, 1 for failures. */
export const runImport = async (args: readonly string[], output: Output): Promise<number> => {
  try {
    await importShop(readOptions(args), output);
    return 0;
  } catch (error) {
    if (error instanceof UsageError) output.write(`${error.message}\n\n${USAGE}\n`);
    else if (error instanceof ImportProblems) output.write(`${reportText(error)}\n`);
    else output.write(`The import failed: ${messageOf(error)}\nNothing was changed.\n`);
    return error instanceof UsageError || error instanceof ImportProblems ? 2 : 1;
  }
};
