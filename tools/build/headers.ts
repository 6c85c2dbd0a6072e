import { PAGE_PATHS } from './fileMap';

type Headers = Readonly<Record<string, string>>;

interface Rule {
  /** Matches the files of `dist`; used by nginx and the local server. */
  readonly files: RegExp;
  /** Matches the URLs of the same files; used by `_headers`. */
  readonly paths: readonly string[];
  readonly headers: Headers;
}

/**
 * Features that no page may use. Chromium warns about names that it does not
 * know.
 */
const DENIED = [
  ...[
    'accelerometer',
    'autoplay',
    'camera',
    'display-capture',
    'encrypted-media',
    'fullscreen',
  ],
  ...[
    'geolocation',
    'gyroscope',
    'magnetometer',
    'microphone',
    'midi',
    'payment',
    'picture-in-picture',
  ],
  ...[
    'publickey-credentials-get',
    'screen-wake-lock',
    'serial',
    'usb',
    'xr-spatial-tracking',
  ],
];

/** nginx sends it over https only; static hosts serve nothing else. */
const SECURE = { 'Strict-Transport-Security': 'max-age=31536000' };

const CACHE = 'Cache-Control';
const POLICY = 'Content-Security-Policy';

// A `<meta>` policy ignores this directive.
const UNFRAMED = "; frame-ancestors 'none'";

/**
 * The headers of each kind of file. No two rules that match one file set the
 * same header.
 */
const rulesOf = (policy: string): readonly Rule[] => [
  {
    files: /^\//,
    paths: ['/*'],
    headers: {
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      // The URL holds the search query.
      'Referrer-Policy': 'same-origin',
      'Permissions-Policy': DENIED.map((name) => `${name}=()`).join(', '),
      'Cross-Origin-Opener-Policy': 'same-origin',
      // Link previews are fetched by servers and still work.
      'Cross-Origin-Resource-Policy': 'same-origin',
    },
  },
  {
    files: /\.html$/,
    paths: PAGE_PATHS,
    headers: { [CACHE]: 'no-cache', [POLICY]: `${policy}${UNFRAMED}` },
  },
  {
    // Their names contain a hash of the content.
    files: /^\/(assets|images)\//,
    paths: ['/assets/*', '/images/*'],
    headers: { [CACHE]: 'public, max-age=31536000, immutable' },
  },
  { files: /^\/sw\.js$/, paths: ['/sw.js'], headers: { [CACHE]: 'no-cache' } },
  {
    files:
      /^\/(manifest\.webmanifest|sitemap\.xml|robots\.txt|favicon\.svg|icons\/.*)$/,
    paths: [
      '/manifest.webmanifest',
      '/sitemap.xml',
      '/robots.txt',
      '/favicon.svg',
      '/icons/*',
    ],
    headers: { [CACHE]: 'public, max-age=3600' },
  },
];

/**
 * The headers of a file of `dist`; without a `policy` (see `policyOf`) pages
 * get no policy header.
 */
export const headersOf = (file: string, policy: string | undefined): Headers =>
  Object.fromEntries(
    rulesOf(policy ?? '')
      .filter(({ files }) => files.test(file))
      .flatMap(({ headers }) => Object.entries(headers))
      .filter(([name]) => policy !== undefined || name !== POLICY),
  );

// Cloudflare Pages rejects longer lines.
const MAX_LINE = 2000;

/**
 * `_headers` for Netlify and Cloudflare Pages; throws when the policy is too
 * long for them.
 */
export const headersFile = (policy: string): string => {
  const block = (path: string, headers: Headers) => [
    path,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ];
  const lines = rulesOf(policy).flatMap(({ paths, headers }) =>
    paths.flatMap((path) =>
      block(path, path === '/*' ? { ...headers, ...SECURE } : headers),
    ),
  );
  const long = lines.find(({ length }) => length > MAX_LINE);
  if (long)
    throw new Error(
      `A line of _headers has ${long.length} characters, over ${MAX_LINE}: ${long}`,
    );
  return `${lines.join('\n')}\n`;
};

export const policyIn = (text: string): string | undefined =>
  new RegExp(`^ {2}${POLICY}: (.*)${UNFRAMED}$`, 'm').exec(text)?.[1];

const quoted = (value: string) => `"${value.replaceAll('"', '\\"')}"`;

const mapped = (
  name: string,
  source: string,
  cases: readonly (readonly [string, string])[],
): string => {
  const variable = `$weft_${name.toLowerCase().replaceAll('-', '_')}`;
  const lines = cases.map(
    ([key, value]) => `  ${quoted(key)} ${quoted(value)};`,
  );
  return [
    `map ${source} ${variable} {`,
    ...lines,
    '}',
    `add_header ${name} ${variable} always;`,
    '',
  ].join('\n');
};

/**
 * The headers for the `http` block of nginx. An `add_header` in an inner block
 * would drop all of them.
 */
export const nginxHeaders = (policy: string): string => {
  const rules = rulesOf(policy);
  const names = [
    ...new Set(rules.flatMap(({ headers }) => Object.keys(headers))),
  ];
  const byFile = (name: string) =>
    rules.flatMap(({ files, headers: { [name]: value } }) =>
      value === undefined
        ? []
        : [[`~${files.source.replaceAll('\\/', '/')}`, value] as const],
    );
  // An error has the URL of its file, except 404, which has that of its page.
  const byStatusAndFile = (name: string) => [
    ['~^[45]', 'no-cache'] as const,
    ...byFile(name).map(
      ([key, value]) => [key.replace('~^', '~^...'), value] as const,
    ),
  ];
  return [
    '# Written by `npm run build`; included by nginx.conf.\n',
    ...names.map((name) =>
      name === CACHE
        ? mapped(name, '$status$uri', byStatusAndFile(name))
        : mapped(name, '$uri', byFile(name)),
    ),
    ...Object.entries(SECURE).map(([name, value]) =>
      mapped(name, '$https', [['on', value]]),
    ),
  ].join('\n');
};
