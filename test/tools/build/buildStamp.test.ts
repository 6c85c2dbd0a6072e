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
  it('should accept a complete build', () => {
    startBuild();
    stampBuild({ worker: 'on' });
    expect(requireBuild).not.toThrow();
  });

  it('should throw without a build', () => {
    expect(requireBuild).toThrow('dist is missing or incomplete: run `npm run build`.');
  });

  it('should throw after a failed build, also when an earlier build succeeded', () => {
    startBuild();
    stampBuild({ worker: 'on' });
    startBuild();
    expect(requireBuild).toThrow('dist is missing or incomplete: run `npm run build`.');
  });

  it('should throw when the build has no service worker', () => {
    startBuild();
    stampBuild({ worker: 'off' });
    expect(requireBuild).toThrow('dist was built with --worker off: run `npm run build`.');
  });
});
