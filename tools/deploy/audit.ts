import { spawnSync } from 'node:child_process';
import { type Finding } from './tell';

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** What `npm audit --json` has found in the packages that reach a visitor; no answer from the registry is no fault. */
export const readAudit = (said: string): Finding => {
  const total = field(field(field(parsed(said), 'metadata'), 'vulnerabilities'), 'total');
  if (typeof total !== 'number')
    return { what: 'known holes in the packages: no registry says', isLeftOut: true };
  return {
    what: 'no known hole in the packages that reach a visitor',
    fault: total === 0 ? undefined : `npm audit --omit=dev finds ${total}`,
  };
};

export const checkAudit = (): Finding =>
  readAudit(
    spawnSync('npm', ['audit', '--omit=dev', '--json'], { encoding: 'utf8', timeout: 60_000 }).stdout,
  );
