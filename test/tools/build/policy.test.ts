import { hashOf, policyOf } from '../../../tools/build/policy';

const sources = (policy: string): Record<string, string> =>
  Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...rest] = directive.split(' ');
      return [name, rest.join(' ')];
    }),
  );

const STYLE = hashOf('.a{color:red}');
const SCRIPT = hashOf('document.documentElement.dataset.js = ""');
const EMPTY = hashOf('');

describe('the policy of the pages', () => {
  it('allows everything it allows from the own origin only', () => {
    expect(sources(policyOf([], []))).toEqual({
      'default-src': "'none'",
      'script-src': "'self'",
      'style-src': `'self' ${EMPTY}`,
      'img-src': "'self'",
      'font-src': "'self'",
      'manifest-src': "'self'",
      'worker-src': "'self'",
      'connect-src': "'self'",
      'base-uri': "'none'",
      'form-action': "'none'",
      'require-trusted-types-for': "'script'",
      'trusted-types': 'weft#webpack weft#worker',
    });
  });

  it('allows an inline text by its hash, each where it belongs', () => {
    const said = sources(policyOf([STYLE], [SCRIPT]));
    expect(said['script-src']).toBe(`'self' ${SCRIPT}`);
    expect(said['style-src']?.split(' ')).toEqual(expect.arrayContaining([STYLE, EMPTY]));
    expect(said['style-src']).not.toContain(SCRIPT);
  });

  it('is the same text for the same hashes, in any order and however often', () => {
    const [one, two] = [hashOf('one'), hashOf('two')];
    expect(policyOf([two, one, two], [])).toBe(policyOf([one, two], []));
  });

  it('knows no way around itself', () => {
    expect(policyOf([STYLE], [SCRIPT])).not.toMatch(/unsafe|nonce|\*|https?:|data:|blob:|strict-dynamic/);
  });

  it('hashes the letters as UTF-8, which is what a browser does', () => {
    // What openssl makes of the same.
    expect(hashOf('é')).toBe("'sha256-SplVfkAzw1Od4utlRyAXytX5VX96BiWgnxw/biumnEw='");
  });
});
