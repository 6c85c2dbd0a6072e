import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** JSON.parse names the place by a number of characters, or a line. */
const syntaxError = (text: string, { message }: SyntaxError): string => {
  const [, position] = /position (\d+)/.exec(message) ?? [];
  const before = text.slice(0, Number(position ?? text.length));
  return `Line ${before.split('\n').length}: ${message}`;
};

/** Reads a file of JSON. An error names the file and the wrong value. */
export const readJson = <T>(path: string, parse: (value: unknown) => T): T => {
  // This decoder skips the byte order mark that some editors write.
  const text = new TextDecoder().decode(readFileSync(path));
  const reasonOf = (error: unknown) => {
    if (error instanceof z.ZodError) return z.prettifyError(error);
    return error instanceof SyntaxError
      ? syntaxError(text, error)
      : String(error);
  };
  try {
    return parse(JSON.parse(text));
  } catch (error) {
    throw new Error(`${path}:\n${reasonOf(error)}`, { cause: error });
  }
};
