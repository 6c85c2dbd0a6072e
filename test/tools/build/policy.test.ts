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

it('should name no host, scheme, nonce or unsafe script, and no foreign policy', () => {
  const allowed = /^('(self|none|script|sha256-[\w+/]+=)'|weft#\w+)$/;
  for (const [name, sources] of sourcesOf)
    if (name !== 'style-src')
      for (const source of sources) expect(source).toMatch(allowed);
  expect(sourcesOf.get('default-src')).toEqual(["'none'"]);
  expect(sourcesOf.get('base-uri')).toEqual(["'none'"]);
  expect(sourcesOf.get('form-action')).toEqual(["'none'"]);
  expect(sourcesOf.get('require-trusted-types-for')).toEqual(["'script'"]);
  // Without this directive a script may create any policy.
  expect(sourcesOf.has('trusted-types')).toBe(true);
});
