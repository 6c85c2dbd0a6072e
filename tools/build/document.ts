import { hashOf, pagePolicy } from './policy';

interface DocumentParts {
  readonly shell: string;
  /** The inline script of the head, of pages that may have to be hidden. */
  readonly hideStale?: string | undefined;
  /** The inline script at the end of the body. */
  readonly beforeReact: string;
  /**
   * The rendered content of `#root`, preceded by the tags that React hoists.
   */
  readonly html: string;
  readonly styles: string;
  readonly data: Readonly<Record<string, string>>;
}

const HOISTED = /^(?:<title>[^<]*<\/title>|<meta\b[^>]*>|<link\b[^>]*>)+/;
const HTML_TAG = /<html lang="[^"]*"/;
const CHARSET = '<meta charset="utf-8" />';
const MAIN = /<script\b[^>]*><\/script>/;
const STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g;

const styleHashesIn = (html: string) =>
  Array.from(html.matchAll(STYLE), ([, text = '']) => hashOf(text));

const joinTags = (...tags: readonly string[]) =>
  tags.filter(Boolean).join('\n    ');

const scriptOf = (code: string | undefined) =>
  code === undefined ? '' : `<script>${code}</script>`;

export const documentOf = (parts: DocumentParts): string => {
  const { shell, hideStale, beforeReact, html, styles, data } = parts;
  // The shell has a style too: the font faces.
  const styleHashes = styleHashesIn(shell + styles);
  const scripts = [hideStale ?? [], beforeReact].flat();
  const policy = pagePolicy(styleHashes, scripts.map(hashOf));

  const [hoisted = ''] = HOISTED.exec(html) ?? [];
  const content = html.slice(hoisted.length);
  const [main = ''] = MAIN.exec(shell) ?? [];

  const attributes = Object.entries(data).map(
    ([name, value]) => ` ${name}="${value}"`,
  );
  const headStart = joinTags(
    CHARSET,
    `<meta http-equiv="Content-Security-Policy" content="${policy}" />`,
  );
  const headEnd = joinTags(hoisted, styles, scriptOf(hideStale), '</head>');
  // Scripts stand after the images, which load first, and after what the first
  // paint shows. A preload would go unused on every page that the service
  // worker answers.
  const bodyEnd = joinTags(scriptOf(beforeReact), main, '</body>');

  // Replacer functions, because a `$` in a replacement string is special.
  return shell
    .replace(main, '')
    .replace(HTML_TAG, (tag) => tag + attributes.join(''))
    .replace(CHARSET, () => headStart)
    .replace('</head>', () => headEnd)
    .replace('<div id="root"></div>', () => `<div id="root">${content}</div>`)
    .replace('</body>', () => bodyEnd);
};
