import { PAGE_PATHS } from './layout';

type Headers = Readonly<Record<string, string>>;

interface Rule {
  /** The files of `dist` that it is for: what nginx and the local server go by. */
  readonly files: RegExp;
  /** The addresses of the same, as `_headers` writes them: what static hosts go by. */
  readonly paths: readonly string[];
  readonly headers: Headers;
}

/** What a page may never ask for; every name is one that Chromium knows, it warns of others. */
const DENIED = [
  ...['accelerometer', 'autoplay', 'camera', 'display-capture', 'encrypted-media', 'fullscreen'],
  ...['geolocation', 'gyroscope', 'magnetometer', 'microphone', 'midi', 'payment', 'picture-in-picture'],
  ...['publickey-credentials-get', 'screen-wake-lock', 'serial', 'usb', 'xr-spatial-tracking'],
];

/** Says over https that there is no other way here; nginx says it there only, static hosts have no other. */
const SECURE = { 'Strict-Transport-Security': 'max-age=31536000' };

const POLICY = 'Content-Security-Policy';

/** What no `<meta>` can say. */
const UNFRAMED = "; frame-ancestors 'none'";

/** The one list of which headers go with what. No two rules that fit a file name the same header. */
const rulesOf = (policy: string): readonly Rule[] => [
  {
    files: /^\//,
    paths: ['/*'],
    headers: {
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      // An address carries what a shopper searched for: it is told to nobody.
      'Referrer-Policy': 'same-origin',
      'Permissions-Policy': DENIED.map((name) => `${name}=()`).join(', '),
      'Cross-Origin-Opener-Policy': 'same-origin',
      // Link previews fetch share pictures from servers, which this does not stop.
      'Cross-Origin-Resource-Policy': 'same-origin',
    },
  },
  {
    files: /\.html$/,
    paths: PAGE_PATHS,
    headers: { 'Cache-Control': 'no-cache', [POLICY]: `${policy}${UNFRAMED}` },
  },
  {
    // Their names change with what is in them.
    files: /^\/(assets|images)\//,
    paths: ['/assets/*', '/images/*'],
    headers: { 'Cache-Control': 'public, max-age=31536000, immutable' },
  },
  { files: /^\/sw\.js$/, paths: ['/sw.js'], headers: { 'Cache-Control': 'no-cache' } },
  {
    files: /^\/(manifest\.webmanifest|sitemap\.xml|robots\.txt|favicon\.svg|icons\/.*|\.well-known\/.*)$/,
    paths: [
      '/manifest.webmanifest',
      '/sitemap.xml',
      '/robots.txt',
      '/favicon.svg',
      '/icons/*',
      '/.well-known/*',
    ],
    headers: { 'Cache-Control': 'public, max-age=3600' },
  },
];

/**
 * The headers that go with a file of `dist`, by its path from there; `policy` is as `policyOf` gives it, and where
 * there is none, none is sent.
 */
export const headersOf = (file: string, policy: string | undefined): Headers =>
  Object.fromEntries(
    rulesOf(policy ?? '')
      .filter(({ files }) => files.test(file))
      .flatMap(({ headers }) => Object.entries(headers))
      .filter(([name]) => policy !== undefined || name !== POLICY),
  );

/** A line of `_headers` that is longer than this is not read by every host. */
const LONGEST = 2000;

/** `_headers` as Netlify and Cloudflare Pages read it; refuses a policy that is too long for them. */
export const headersFile = (policy: string): string => {
  const block = (path: string, headers: Headers) => [
    path,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ];
  const lines = rulesOf(policy).flatMap(({ paths, headers }) =>
    paths.flatMap((path) => block(path, path === '/*' ? { ...headers, ...SECURE } : headers)),
  );
  const long = lines.find(({ length }) => length > LONGEST);
  if (long) throw new Error(`A line of _headers has ${long.length} characters, over ${LONGEST}: ${long}`);
  return `${lines.join('\n')}\n`;
};

/** The policy that a `_headers` of `headersFile` was made with, or nothing. */
export const policyIn = (text: string): string | undefined =>
  new RegExp(`^ {2}${POLICY}: (.*)${UNFRAMED}$`, 'm').exec(text)?.[1];

const quoted = (value: string) => `"${value.replaceAll('"', '\\"')}"`;

/** A header of nginx, with its value by whatever `of` is. */
const mapped = (name: string, of: string, cases: readonly (readonly [string, string])[]): string => {
  const variable = `$weft_${name.toLowerCase().replaceAll('-', '_')}`;
  const lines = cases.map(([is, value]) => `  ${quoted(is)} ${quoted(value)};`);
  return [`map ${of} ${variable} {`, ...lines, '}', `add_header ${name} ${variable} always;`, ''].join('\n');
};

/**
 * The same for the `http` block of nginx: a map for each header, from the file that answers to its value, so that it
 * is sent from one place. Mind that an `add_header` further in would drop them all.
 */
export const nginxHeaders = (policy: string): string => {
  const rules = rulesOf(policy);
  const names = [...new Set(rules.flatMap(({ headers }) => Object.keys(headers)))];
  const byFile = (name: string) =>
    rules.flatMap(({ files, headers: { [name]: value } }) =>
      value === undefined ? [] : [[`~${files.source.replaceAll('\\/', '/')}`, value] as const],
    );
  return [
    '# Written by `npm run build`; included by nginx.conf.\n',
    ...names.map((name) => mapped(name, '$uri', byFile(name))),
    ...Object.entries(SECURE).map(([name, value]) => mapped(name, '$https', [['on', value]])),
  ].join('\n');
};
