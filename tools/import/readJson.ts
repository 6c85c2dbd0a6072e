import { ImportProblems, messageOf } from './report';
import { readText } from './readText';

/** Whether the syntax error of a text is that it ends. */
const isIncomplete = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch (error) {
    const message = messageOf(error);
    const position = /at position (\d+)/.exec(message)?.[1];
    return /end of JSON|Unterminated string/.test(message) || Number(position) === text.length;
  }
};

/** The line and the column of the first syntax error, from 1. Some messages of JSON.parse have no position. */
const errorPosition = (text: string): string => {
  let [valid, invalid] = [0, text.length + 1];
  while (invalid - valid > 1) {
    const middle = (valid + invalid) >> 1;
    if (isIncomplete(text.slice(0, middle))) valid = middle;
    else invalid = middle;
  }
  const lines = text.slice(0, valid).split('\n');
  return `line ${lines.length}, column ${(lines.at(-1) ?? '').length + 1}`;
};

/** The value of a JSON text; throws `ImportProblems` with the position of a syntax error. */
export const parseJson = (text: string, path: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw new ImportProblems([`${path} is not JSON: there is a syntax error at ${errorPosition(text)}.`]);
  }
};

/** The value of a JSON file. */
export const readJson = (path: string): unknown => parseJson(readText(path), path);
