import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { clearBuild, requireBuild, stampBuild } from '../../../tools/build/buildStamp';

const projectFolder = process.cwd();
let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'weft-stamp-'));
  process.chdir(folder);
});
afterEach(() => {
  process.chdir(projectFolder);
  rmSync(folder, { recursive: true });
});

const startBuild = () => {
  clearBuild();
  mkdirSync('dist');
  writeFileSync('dist/index.html', '<h1>Weft</h1>');
};

describe('requireBuild', () => {
  it('accepts a complete build', () => {
    startBuild();
    stampBuild({ worker: 'on' });
    expect(requireBuild).not.toThrow();
  });

  it('throws without a build', () => {
    expect(requireBuild).toThrow('dist is missing or incomplete: run `npm run build`.');
  });

  it('throws after a build that failed, also when an earlier build succeeded', () => {
    startBuild();
    stampBuild({ worker: 'on' });
    startBuild();
    expect(requireBuild).toThrow('dist is missing or incomplete: run `npm run build`.');
  });

  it('throws when the service worker was switched off', () => {
    startBuild();
    stampBuild({ worker: 'off' });
    expect(requireBuild).toThrow('dist was built with --worker off: run `npm run build`.');
  });
});
