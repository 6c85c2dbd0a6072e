import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { noteBeginning, noteBuild, requireAnyBuild, requireBuild } from '../../../tools/build/built';

const home = process.cwd();
let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'weft-built-'));
  process.chdir(root);
});
afterEach(() => {
  process.chdir(home);
  rmSync(root, { recursive: true });
});

const build = (told: Readonly<Record<string, string>> = {}) => {
  mkdirSync('dist');
  writeFileSync('dist/index.html', '<h1>Weft</h1>');
  noteBuild(new Map(Object.entries(told)));
};

describe('a command that needs a build', () => {
  it('says so where there is none', () => {
    expect(requireBuild).toThrow('dist is missing: run `npm run build` first.');
    expect(requireAnyBuild).toThrow('dist is missing');
  });

  it('takes the shop as it is', () => {
    build();
    expect(requireBuild).not.toThrow();
  });

  it('refuses a stand-in range and a worker that is switched off', () => {
    build({ catalogue: '5000' });
    expect(requireBuild).toThrow('dist holds 5000 products: run `npm run build`.');
    expect(requireAnyBuild).not.toThrow();
    noteBuild(new Map([['worker', 'off']]));
    expect(requireBuild).toThrow('dist has its worker switched off: run `npm run build`.');
  });

  it('refuses half of a build', () => {
    build();
    noteBeginning();
    expect(requireBuild).toThrow('dist was not built to its end: run `npm run build`.');
  });

  it('believes a build of which nothing is noted', () => {
    mkdirSync('dist');
    writeFileSync('dist/index.html', '<h1>Weft</h1>');
    expect(requireBuild).not.toThrow();
  });
});
