import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

/** Makes a folder, which is removed after all tests of the file. */
export const temporaryFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'weft-test-'));
  folders.push(folder);
  return folder;
};
