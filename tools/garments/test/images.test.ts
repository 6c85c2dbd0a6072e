import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const check = (...args: readonly string[]): string =>
  execFileSync(
    process.execPath,
    ['--require', 'tsx/cjs', join(__dirname, '../src/images.ts'), '--check', ...args],
    { encoding: 'utf8', stdio: 'pipe' },
  );

jest.setTimeout(60_000);

describe('images --check', () => {
  it('should find no outdated image or size guide, and no file with another content hash', () => {
    expect(check()).toBe('');
  });

  it('should reject an unknown key with the list of keys', () => {
    expect(() => check('--only', 'no-such-product')).toThrow('linen-camp-shirt-sand');
  });
});
