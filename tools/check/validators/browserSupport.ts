import { spawnSync } from 'node:child_process';
import type { Validator } from './validator';

/** Runs a script of a package. What it prints are the faults. */
const faultsOf = (script: string, args: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [script, ...args],
    { encoding: 'utf8' },
  );
  if (status === 0) return [];
  const lines = `${stdout}\n${stderr}`.split('\n');
  return lines.filter((line) => line.trim() !== '');
};

const validator = (
  name: string,
  script: string,
  args: readonly string[],
): Validator => ({
  name,
  target: 'supported',
  run: () => {
    const faults = faultsOf(script, args);
    const figures = faults.length === 0 ? 'supported' : 'not supported';
    return { figures, faults };
  },
});

/** The syntax and the built-in objects of the scripts that are served. */
export const syntax = validator(
  'syntax of scripts',
  'tools/check/node_modules/es-check/lib/cli/index.js',
  ['es2022', 'dist/assets/*.js', 'dist/sw.js', '--module', '--checkFeatures'],
);

/** The APIs that the code uses, for the browserslist of package.json. */
export const browserApis = validator(
  'browser APIs',
  'node_modules/eslint/bin/eslint.js',
  ['src', '--quiet', '--config', 'tools/check/browserApis.cjs'],
);
