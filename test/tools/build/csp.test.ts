import { cspOf } from '../../../tools/build/csp';

const cspWith = (orderUrl?: string) => cspOf(['c()', 'é'], orderUrl);

it('should allow the files of the shop and these inline scripts', () => {
  // Without the last directive a script may create any policy.
  expect(cspWith()).toBe(
    `
default-src 'none'
script-src 'self' 'sha256-uv6BXxguRKhBqgeOtcyTvppA2Vttceh37dUo7xwS8Ug=' 'sha256-SplVfkAzw1Od4utlRyAXytX5VX96BiWgnxw/biumnEw='
style-src 'self' 'unsafe-inline'
img-src 'self'
font-src 'self'
manifest-src 'self'
worker-src 'self'
connect-src 'self'
base-uri 'none'
form-action 'none'
require-trusted-types-for 'script'
trusted-types weft#webpack weft#worker`
      .trim()
      .replaceAll('\n', '; '),
  );
});

it('should allow requests to the origin of the orders, and to no other', () => {
  expect(cspWith('/api/orders')).toBe(cspWith());
  const origin = 'https://orders.example:8443';
  expect(cspWith(`${origin}/v1/orders?shop=1`)).toBe(
    cspWith().replace("connect-src 'self'", `$& ${origin}`),
  );
});
