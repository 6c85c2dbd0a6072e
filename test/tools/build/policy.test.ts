import { hashOf, headerPolicy, pagePolicy } from '../../../tools/build/policy';

const STYLE = hashOf('a{}');
const SCRIPT = hashOf('c()');

it('should allow resources of the same origin, and the inline styles and script of the page', () => {
  expect(pagePolicy([STYLE, STYLE], [SCRIPT]).split('; ')).toEqual([
    "default-src 'none'",
    `script-src 'self' ${SCRIPT}`,
    `style-src 'self' ${[STYLE, hashOf('')].sort().join(' ')}`,
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
});

it('should leave the styles to the page in the header', () => {
  const withoutStyles = (policy: string) =>
    policy.split('; ').filter((each) => !each.startsWith('style-src'));
  const header = headerPolicy([SCRIPT]);
  expect(header).toContain("style-src 'self' 'unsafe-inline'");
  expect(withoutStyles(header)).toEqual(
    withoutStyles(pagePolicy([STYLE], [SCRIPT])),
  );
});

it('should hash text as a browser does', () => {
  // Computed with openssl.
  expect(hashOf('é')).toBe(
    "'sha256-SplVfkAzw1Od4utlRyAXytX5VX96BiWgnxw/biumnEw='",
  );
  expect(hashOf('a {\r\n}\r')).toBe(hashOf('a {\n}\n'));
});
