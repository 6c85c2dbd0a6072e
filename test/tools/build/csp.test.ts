import { cspOf } from '../../../tools/build/csp';

/** The sources of each directive. */
const sourcesWith = (orderUrl?: string) =>
  new Map(
    cspOf(['c()', 'é'], orderUrl)
      .split('; ')
      .map((directive) => {
        const [name = '', ...sources] = directive.split(' ');
        return [name, sources];
      }),
  );

it('should name no host, scheme, nonce or unsafe script, and no foreign policy', () => {
  const sourcesOf = sourcesWith();
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

it('should allow requests to the origin of the orders, and to no other', () => {
  const without = sourcesWith();
  expect(without.get('connect-src')).toEqual(["'self'"]);
  expect(sourcesWith('/api/orders')).toEqual(without);
  const origin = 'https://orders.example:8443';
  expect(sourcesWith(`${origin}/v1/orders?shop=1`)).toEqual(
    new Map([...without, ['connect-src', ["'self'", origin]]]),
  );
});
