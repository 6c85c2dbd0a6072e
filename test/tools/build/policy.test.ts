import { policyOf } from '../../../tools/build/policy';

/** The sources of each directive. */
const sourcesOf = new Map(
  policyOf('c()', 'é')
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
  [
    'script-src',
    [
      "'self'",
      // Computed with openssl.
      "'sha256-uv6BXxguRKhBqgeOtcyTvppA2Vttceh37dUo7xwS8Ug='",
      "'sha256-SplVfkAzw1Od4utlRyAXytX5VX96BiWgnxw/biumnEw='",
    ],
  ],
])('should have for the %s of a page %j', (name, sources) => {
  expect(sourcesOf.get(name)).toEqual(sources);
});

it('should name no host, scheme, nonce or unsafe script, and no foreign policy', () => {
  const allowed = /^('(self|none|script|sha256-[\w+/]+=)'|weft#\w+)$/;
  for (const [name, sources] of sourcesOf)
    if (name !== 'style-src')
      for (const source of sources) expect(source).toMatch(allowed);
  // Without this directive a script may create any policy.
  expect(sourcesOf.has('trusted-types')).toBe(true);
});
