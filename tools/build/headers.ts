import { NGINX_NOTE, PAGE_PATHS } from './fileMap';

type Headers = Readonly<Record<string, string>>;

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

/** The headers of every file. */
const SECURITY: Headers = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  // The URL contains the search query.
  'Referrer-Policy': 'same-origin',
  'Permissions-Policy': DENIED.map((name) => `${name}=()`).join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/** nginx sends it over https only; static hosts serve nothing else. */
const TRANSPORT = 'max-age=31536000';

interface CacheRule {
  /** Matches the files of `dist`; used by nginx and the local server. */
  files: RegExp;
  /** Matches the URLs of the same files; used by `_headers`. */
  paths: readonly string[];
  value: string;
}

const PAGES: CacheRule = {
  files: /\.html$/,
  paths: PAGE_PATHS,
  value: 'no-cache',
};

/** The names of these files contain a hash of the content. */
const HASHED = 'public, max-age=31536000, immutable';

/** Mail, marketplaces and other sites may show the images. */
const IMAGES: CacheRule = {
  files: /^\/images\//,
  paths: ['/images/*'],
  value: HASHED,
};

const CACHE_RULES: readonly CacheRule[] = [
  PAGES,
  IMAGES,
  { files: /^\/sw\.js$/, paths: ['/sw.js'], value: 'no-cache' },
  { files: /^\/assets\//, paths: ['/assets/*'], value: HASHED },
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
    value: 'public, max-age=3600',
  },
];

const headersBy = (rule: CacheRule | undefined, csp: string) => {
  if (!rule) return {};
  const headers: Record<string, string> = {
    'Cache-Control': rule.value,
    'Cross-Origin-Resource-Policy':
      rule === IMAGES ? 'cross-origin' : 'same-origin',
  };
  if (rule === PAGES) headers['Content-Security-Policy'] = csp;
  return headers;
};

/** The headers of a file of `dist`. `csp` is the content security policy. */
export const headersOf = (file: string, csp: string): Headers => {
  const rule = CACHE_RULES.find(({ files }) => files.test(file));
  return { ...SECURITY, ...headersBy(rule, csp) };
};

/** `_headers` for Netlify and Cloudflare Pages. */
export const headersFile = (csp: string): string => {
  const lines: string[] = [];
  const addBlock = (path: string, headers: Headers) => {
    lines.push(path);
    for (const [name, value] of Object.entries(headers))
      lines.push(`  ${name}: ${value}`);
  };
  addBlock('/*', { ...SECURITY, 'Strict-Transport-Security': TRANSPORT });
  for (const rule of CACHE_RULES) {
    const headers = headersBy(rule, csp);
    for (const path of rule.paths) addBlock(path, headers);
  }
  return `${lines.join('\n')}\n`;
};

/** The content security policy in the text of `headersFile`. */
export const cspIn = (text: string): string =>
  /^ {2}Content-Security-Policy: (.*)$/m.exec(text)?.[1] ?? '';

/**
 * The headers for the `http` block of nginx. An `add_header` in an inner block
 * would drop all of them. An error is never cached. Its `$uri` is the requested
 * file, but `/404.html` for 404.
 */
export const nginxHeaders = (csp: string): string => {
  const added = Object.entries(SECURITY).map(
    ([name, value]) => `add_header ${name} "${value}" always;`,
  );
  const cached = CACHE_RULES.map(({ files, value }) => {
    const afterStatus = files.source.replace('^', '^...');
    return `  "~${afterStatus}" "${value}";`;
  });
  return `${NGINX_NOTE}
map $uri $weft_csp {
  "~${PAGES.files.source}" "${csp}";
}
map $uri $weft_resource {
  default "same-origin";
  "~${IMAGES.files.source}" "cross-origin";
}
map $status$uri $weft_cache {
  "~^[45]" "no-cache";
${cached.join('\n')}
}
map $https $weft_transport {
  on "${TRANSPORT}";
}
${added.join('\n')}
add_header Content-Security-Policy $weft_csp always;
add_header Cross-Origin-Resource-Policy $weft_resource always;
add_header Cache-Control $weft_cache always;
add_header Strict-Transport-Security $weft_transport always;
`;
};
