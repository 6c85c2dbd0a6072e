import { hashOf, headerPolicy, pagePolicy } from '../../../tools/build/policy';

const [STYLE, OTHER_STYLE, SCRIPT, EMPTY] = [
  hashOf('a{}'),
  hashOf('b{}'),
  hashOf('c()'),
  hashOf(''),
];

/** The sources of a directive. */
const sourcesOf = (policy: string, directive: string) => {
  const all = policy.split('; ').map((each) => each.split(' '));
  const [, ...sources] = all.find(([name]) => name === directive) ?? [];
  return sources.sort();
};

describe('pagePolicy', () => {
  it('should allow resources of the same origin, and the inline styles and script of the page', () => {
    expect(pagePolicy([], [SCRIPT]).split('; ')).toEqual([
      "default-src 'none'",
      `script-src 'self' ${SCRIPT}`,
      `style-src 'self' ${EMPTY}`,
      "img-src 'self'",
      "font-src 'self'",
      "manifest-src 'self'",
      "worker-src 'self'",
      "connect-src 'self'",
      "base-uri 'none'",
      "form-action 'none'",
      "require-trusted-types-for 'script'",
      'trusted-types weft#webpack weft#worker weft#data',
    ]);
    const policy = pagePolicy([STYLE], [SCRIPT]);
    expect(sourcesOf(policy, 'style-src')).toEqual(
      ["'self'", STYLE, EMPTY].sort(),
    );
  });

  it('should not depend on the order or repetition of the hashes', () => {
    expect(pagePolicy([OTHER_STYLE, STYLE, OTHER_STYLE], [SCRIPT])).toBe(
      pagePolicy([STYLE, OTHER_STYLE], [SCRIPT]),
    );
  });
});

describe('headerPolicy', () => {
  it('should differ from the policy of a page in its styles alone, which it leaves to the page', () => {
    const restOf = (policy: string) =>
      policy.split('; ').filter((each) => !each.startsWith('style-src'));
    const header = headerPolicy([SCRIPT]);
    expect(restOf(header)).toEqual(restOf(pagePolicy([STYLE], [SCRIPT])));
    expect(sourcesOf(header, 'style-src')).toEqual([
      "'self'",
      "'unsafe-inline'",
    ]);
  });
});

describe('hashOf', () => {
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
