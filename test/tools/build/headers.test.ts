import { PATHS } from '../../../src/routing/paths';
import {
  headersFile,
  headersOf,
  nginxHeaders,
} from '../../../tools/build/headers';

const YEAR = 'public, max-age=31536000, immutable';

const PAGE = `
  Cache-Control: no-cache
  Cross-Origin-Resource-Policy: same-origin
  Content-Security-Policy: the policy
`;

const OTHERS = `/*
  X-Content-Type-Options: nosniff
  X-Frame-Options: DENY
  Referrer-Policy: same-origin
  Permissions-Policy: none
  Cross-Origin-Opener-Policy: same-origin
  Strict-Transport-Security: max-age=31536000
/images/*
  Cache-Control: ${YEAR}
  Cross-Origin-Resource-Policy: cross-origin
/sw.js
  Cache-Control: no-cache
  Cross-Origin-Resource-Policy: same-origin
/assets/*
  Cache-Control: ${YEAR}
  Cross-Origin-Resource-Policy: same-origin
/manifest.webmanifest
  Cache-Control: public, max-age=3600
  Cross-Origin-Resource-Policy: same-origin
/sitemap.xml
  Cache-Control: public, max-age=3600
  Cross-Origin-Resource-Policy: same-origin
/robots.txt
  Cache-Control: public, max-age=3600
  Cross-Origin-Resource-Policy: same-origin
/favicon.svg
  Cache-Control: public, max-age=3600
  Cross-Origin-Resource-Policy: same-origin
/icons/*
  Cache-Control: public, max-age=3600
  Cross-Origin-Resource-Policy: same-origin
`;

const NGINX = String.raw`# Written by ''npm run build''; included by nginx.conf.

map $uri $weft_csp {
  "~\.html$" "the policy";
}
map $uri $weft_resource {
  default "same-origin";
  "~^\/images\/" "cross-origin";
}
map $status$uri $weft_cache {
  "~^[45]" "no-cache";
  "~\.html$" "no-cache";
  "~^...\/images\/" "${YEAR}";
  "~^...\/sw\.js$" "no-cache";
  "~^...\/assets\/" "${YEAR}";
  "~^...\/(manifest\.webmanifest|sitemap\.xml|robots\.txt|favicon\.svg|icons\/.*)$" "public, max-age=3600";
}
map $https $weft_transport {
  on "max-age=31536000";
}
add_header X-Content-Type-Options "nosniff" always;
add_header X-Frame-Options "DENY" always;
add_header Referrer-Policy "same-origin" always;
add_header Permissions-Policy "none" always;
add_header Cross-Origin-Opener-Policy "same-origin" always;
add_header Content-Security-Policy $weft_csp always;
add_header Cross-Origin-Resource-Policy $weft_resource always;
add_header Cache-Control $weft_cache always;
add_header Strict-Transport-Security $weft_transport always;
`.replaceAll("''", '`');

/** Without the names of the features that no page may use. */
const withoutFeatures = (text: string) =>
  text.replace(/accelerometer=\(\)(, [a-z-]+=\(\))+/, 'none');

it('should send these headers from Netlify and Cloudflare, each once', () => {
  const blocks = headersFile('the policy').split(/^(?=\/)/m);
  const pages = [
    ...Object.values(PATHS),
    '/product/*',
    '/404.html',
    '/shell.html',
  ].map((path) => path + PAGE);
  expect(blocks).toEqual(expect.arrayContaining(pages));
  const others = blocks.filter((block) => !pages.includes(block)).join('');
  expect(withoutFeatures(others)).toBe(OTHERS);
});

it('should send the same headers from nginx, for every status, and let nothing cache an error', () => {
  expect(withoutFeatures(nginxHeaders('the policy'))).toBe(NGINX);
});

it.each([
  ['/product/cape.html', 'no-cache'],
  ['/sw.js', 'no-cache'],
  ['/assets/main.0a1b2c3d.js', YEAR],
  ['/images/products/cape-front-800.8d1f.avif', YEAR, 'cross-origin'],
  ['/icons/icon-192.png', 'public, max-age=3600'],
])(
  'should send %s as %s from this machine',
  (file, cached, resource = 'same-origin') => {
    expect(headersOf(file, 'the policy')).toMatchObject({
      'Cache-Control': cached,
      'Cross-Origin-Resource-Policy': resource,
    });
  },
);
