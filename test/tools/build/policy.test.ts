import { hashOf, headerPolicy, pagePolicy } from '../../../tools/build/policy';

const STYLE = hashOf('a{}');
const SCRIPT = hashOf('c()');

/** The sources of each directive of the policy of a page. */
const sourcesOf = new Map(
  pagePolicy([STYLE, STYLE], [SCRIPT])
    .split('; ')
    .map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
);

it.each([
  ['default-src', ["'none'"]],
  ['base-uri', ["'none'"]],
  ['form-action', ["'none'"]],
  ['require-trusted-types-for', ["'script'"]],
  ['script-src', ["'self'", SCRIPT]],
  ['style-src', ["'self'", ...[STYLE, hashOf('')].sort()]],
])('should have for the %s of a page %j', (name, sources) => {
  expect(sourcesOf.get(name)).toEqual(sources);
});

it('should name no host, scheme, nonce or unsafe source, and no foreign policy', () => {
  const allowed = /^('(self|none|script|sha256-[\w+/]+=)'|weft#\w+)$/;
  for (const source of [...sourcesOf.values()].flat())
    expect(source).toMatch(allowed);
  // Without this directive a script may create any policy.
  expect(sourcesOf.has('trusted-types')).toBe(true);
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
