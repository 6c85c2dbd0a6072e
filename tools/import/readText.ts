import { readFileSync, statSync } from 'node:fs';
import { ImportProblems } from './report';

const MAX_BYTES = 100 * 1024 * 1024;

/** What a file is that begins with these bytes. */
const SIGNATURES: readonly (readonly [bytes: readonly number[], text: string])[] = [
  [[0x50, 0x4b, 0x03, 0x04], 'a ZIP archive or an Excel workbook. Save it as CSV.'],
  [[0xd0, 0xcf, 0x11, 0xe0], 'an Excel workbook. Save it as CSV.'],
  [[0x1f, 0x8b], 'a gzip archive. Unpack it.'],
  [[0x25, 0x50, 0x44, 0x46], 'a PDF. Export the products as CSV.'],
  [[0xff, 0xfe], 'in UTF-16. Save it in UTF-8.'],
  [[0xfe, 0xff], 'in UTF-16. Save it in UTF-8.'],
];

const fail = (path: string, text: string): never => {
  throw new ImportProblems([`${path} ${text}`]);
};

const readBytes = (path: string): Buffer => {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats) return fail(path, 'does not exist.');
  if (stats.isDirectory()) fail(path, 'is a folder. Name a CSV or JSON file.');
  if (!stats.isFile()) fail(path, 'is not a file.');
  if (stats.size > MAX_BYTES) fail(path, 'is larger than 100 MB.');
  return readFileSync(path);
};

const isUtf8 = (bytes: Uint8Array) => {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
};

/** The number of the first line that is not in UTF-8. */
const badLine = (bytes: Buffer): number => {
  let number = 1;
  for (let start = 0, end = 0; end !== -1; start = end + 1, number += 1) {
    end = bytes.indexOf(0x0a, start);
    if (!isUtf8(bytes.subarray(start, end === -1 ? undefined : end))) break;
  }
  return number;
};

/** The text of a file in UTF-8 without byte order mark; throws `ImportProblems` for other files. */
export const readText = (path: string): string => {
  const bytes = readBytes(path);
  const known = SIGNATURES.find(([signature]) => signature.every((byte, i) => bytes[i] === byte));
  if (known) fail(path, `is ${known[1]}`);
  if (!isUtf8(bytes))
    fail(path, `is not in UTF-8: line ${badLine(bytes)} has other bytes. Save it in UTF-8.`);
  const text = new TextDecoder('utf-8').decode(bytes);
  if (text.trim() === '') fail(path, 'is empty.');
  if (text.includes('\0')) fail(path, 'has null bytes, so it is not a text in UTF-8. Save it in UTF-8.');
  if (/^\s*<(!doctype|html|\?xml)/i.test(text)) fail(path, 'is a web page. Export the products as CSV.');
  return text;
};
