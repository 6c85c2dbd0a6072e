import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** Reads a file of JSON. An error names the file and the wrong value. */
export const readJson = <T>(path: string, parse: (value: unknown) => T): T => {
  const bytes = readFileSync(path);
  try {
    // This decoder skips the byte order mark that some editors write.
    return parse(JSON.parse(new TextDecoder().decode(bytes)));
  } catch (error) {
    const isInvalid = error instanceof z.ZodError;
    const reason = isInvalid ? z.prettifyError(error) : String(error);
    throw new Error(`${path}:\n${reason}`, { cause: error });
  }
};
