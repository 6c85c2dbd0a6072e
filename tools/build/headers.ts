import { NGINX_NOTE, PAGE_PATHS } from './fileMap';

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
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/** nginx sends it over https only; static hosts serve nothing else. */
const SECURE = { 'Strict-Transport-Security': 'max-age=31536000' };

const CACHE = 'Cache-Control';
const POLICY = 'Content-Security-Policy';

// A `<meta>` policy ignores this directive.
const UNFRAMED = "; frame-ancestors 'none'";

const pageHeaders = (policy: string | undefined): Headers => {
  const headers = { [CACHE]: 'no-cache' };
  if (policy === undefined) return headers;
  return { ...headers, [POLICY]: `${policy}${UNFRAMED}` };
};

/**
 * The headers of each kind of file. No two rules that match one file set the
 * same header.
 */
const rulesOf = (policy: string | undefined): readonly Rule[] => [
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
    headers: pageHeaders(policy),
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
 * The headers of a file of `dist`; without a `policy` (see `headerPolicy`) pages
 * get no policy header.
 */
export const headersOf = (
  file: string,
  policy: string | undefined,
): Headers => {
  const headers: Record<string, string> = {};
  for (const rule of rulesOf(policy)) {
    if (rule.files.test(file)) Object.assign(headers, rule.headers);
  }
  return headers;
};

/** `_headers` for Netlify and Cloudflare Pages. */
export const headersFile = (policy: string): string => {
  const lines: string[] = [];
  for (const { paths, headers } of rulesOf(policy)) {
    for (const path of paths) {
      const sent = path === '/*' ? { ...headers, ...SECURE } : headers;
      lines.push(path);
      for (const [name, value] of Object.entries(sent))
        lines.push(`  ${name}: ${value}`);
    }
  }
  return `${lines.join('\n')}\n`;
};

/** The policy in the text of `headersFile`. */
export const policyIn = (text: string): string | undefined => {
  const line = new RegExp(`^ {2}${POLICY}: (.*)${UNFRAMED}$`, 'm');
  return line.exec(text)?.[1];
};

const quoted = (value: string) => `"${value.replaceAll('"', '\\"')}"`;

type Case = readonly [pattern: string, value: string];

/** An `add_header` of nginx, with the value of the first case that matches. */
const mappedHeader = (name: string, source: string, cases: readonly Case[]) => {
  const variable = `$weft_${name.toLowerCase().replaceAll('-', '_')}`;
  const lines = cases.map(
    ([pattern, value]) => `  ${quoted(pattern)} ${quoted(value)};`,
  );
  return `map ${source} ${variable} {
${lines.join('\n')}
}
add_header ${name} ${variable} always;
`;
};

/** The values of a header by the file that is sent. */
const casesOf = (name: string, rules: readonly Rule[]): Case[] => {
  const cases: Case[] = [];
  for (const { files, headers } of rules) {
    const pattern = files.source.replaceAll('\\/', '/');
    const value = headers[name];
    if (value !== undefined) cases.push([`~${pattern}`, value]);
  }
  return cases;
};

/**
 * An error is never cached. It has the URL of its file, except 404, which has
 * that of its page.
 */
const withStatus = (cases: readonly Case[]): Case[] => {
  const byStatus = cases.map(([pattern, value]): Case => [
    pattern.replace('~^', '~^...'),
    value,
  ]);
  return [['~^[45]', 'no-cache'], ...byStatus];
};

/**
 * The headers for the `http` block of nginx. An `add_header` in an inner block
 * would drop all of them.
 */
export const nginxHeaders = (policy: string): string => {
  const rules = rulesOf(policy);
  const names = rules.flatMap(({ headers }) => Object.keys(headers));
  const blocks = [NGINX_NOTE];
  for (const name of new Set(names)) {
    const cases = casesOf(name, rules);
    const block =
      name === CACHE
        ? mappedHeader(name, '$status$uri', withStatus(cases))
        : mappedHeader(name, '$uri', cases);
    blocks.push(block);
  }
  for (const [name, value] of Object.entries(SECURE))
    blocks.push(mappedHeader(name, '$https', [['on', value]]));
  return blocks.join('\n');
};
