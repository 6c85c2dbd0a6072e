import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { clearBuild, requireBuild, stampBuild } from '../../../tools/build/buildStamp';

const MISSING = 'dist is missing or incomplete: run `npm run build`.';

const projectFolder = process.cwd();
const folder = mkdtempSync(join(tmpdir(), 'weft-stamp-'));
beforeAll(() => process.chdir(folder));
afterAll(() => {
  process.chdir(projectFolder);
  rmSync(folder, { recursive: true });
});

it('should require a build that succeeded, with a service worker', () => {
  expect(requireBuild).toThrow(MISSING);
  mkdirSync('dist');
  expect(requireBuild).toThrow(MISSING);
  stampBuild({ worker: 'on' });
  expect(requireBuild).not.toThrow();
  clearBuild();
  mkdirSync('dist');
  expect(requireBuild).toThrow(MISSING);
  stampBuild({ worker: 'off' });
  expect(requireBuild).toThrow('dist was built with --worker off: run `npm run build`.');
});
