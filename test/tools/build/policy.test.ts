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

describe('policyOf', () => {
  it('should allow resources of the same origin only', () => {
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

  it('should allow inline styles and scripts by hash', () => {
    const policy = sources(policyOf([STYLE], [SCRIPT]));
    expect(policy['script-src']).toBe(`'self' ${SCRIPT}`);
    expect(policy['style-src']?.split(' ')).toEqual(expect.arrayContaining([STYLE, EMPTY]));
    expect(policy['style-src']).not.toContain(SCRIPT);
  });

  it('should not depend on the order or repetition of the hashes', () => {
    const [one, two] = [hashOf('one'), hashOf('two')];
    expect(policyOf([two, one, two], [])).toBe(policyOf([one, two], []));
  });

  it('should contain no unsafe source, nonce, wildcard or scheme', () => {
    expect(policyOf([STYLE], [SCRIPT])).not.toMatch(/unsafe|nonce|\*|https?:|data:|blob:|strict-dynamic/);
  });

  it('should hash text as UTF-8 like a browser', () => {
    // Computed with openssl.
    expect(hashOf('é')).toBe("'sha256-SplVfkAzw1Od4utlRyAXytX5VX96BiWgnxw/biumnEw='");
  });
});
