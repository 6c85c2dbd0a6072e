import { hashOf, policyOf } from '../../../tools/build/policy';

const [STYLE, OTHER_STYLE, SCRIPT, EMPTY] = [
  hashOf('a{}'),
  hashOf('b{}'),
  hashOf('c()'),
  hashOf(''),
];

describe('policyOf', () => {
  it('should allow resources of the same origin, and the inline styles and scripts with these hashes', () => {
    expect(policyOf([], []).split('; ')).toEqual([
      "default-src 'none'",
      "script-src 'self'",
      `style-src 'self' ${EMPTY}`,
      "img-src 'self'",
      "font-src 'self'",
      "manifest-src 'self'",
      "worker-src 'self'",
      "connect-src 'self'",
      "base-uri 'none'",
      "form-action 'none'",
      "require-trusted-types-for 'script'",
      'trusted-types weft#webpack weft#worker',
    ]);
    const directives = policyOf([STYLE], [SCRIPT]).split('; ');
    expect(directives).toContain(`script-src 'self' ${SCRIPT}`);
    const [, ...styles] =
      directives.find((each) => each.startsWith('style-src'))?.split(' ') ?? [];
    expect(styles.sort()).toEqual(["'self'", STYLE, EMPTY].sort());
  });

  it('should not depend on the order or repetition of the hashes', () => {
    expect(policyOf([OTHER_STYLE, STYLE, OTHER_STYLE], [])).toBe(
      policyOf([STYLE, OTHER_STYLE], []),
    );
  });

  it('should hash the line ends that a browser reads', () => {
    expect(hashOf('a {\r\n}\r')).toBe(hashOf('a {\n}\n'));
  });

  it('should hash text as UTF-8 like a browser', () => {
    // Computed with openssl.
    expect(hashOf('é')).toBe(
      "'sha256-SplVfkAzw1Od4utlRyAXytX5VX96BiWgnxw/biumnEw='",
    );
  });
});
