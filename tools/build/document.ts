import { hashOf, policyOf } from './policy';

interface DocumentParts {
  readonly shell: string;
  readonly preHydration: string;
  /**
   * The rendered content of `#root`, preceded by the title and links that React
   * hoists.
   */
  readonly html: string;
  readonly styles: string;
  readonly data: Readonly<Record<string, string>>;
  readonly head: string;
  readonly chunk?: string;
}

export interface HtmlDocument {
  readonly text: string;
  readonly styleHashes: readonly string[];
  readonly scriptHashes: readonly string[];
}

const HOISTED = /^(?:<title>[^<]*<\/title>|<meta\b[^>]*>|<link\b[^>]*>)+/;
const MAIN = /<script\b[^>]*><\/script>/;
const STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g;

export const documentOf = (parts: DocumentParts): HtmlDocument => {
  const { shell, preHydration, html, styles, data, head, chunk } = parts;
  // The shell has a style too: the font faces.
  const styleHashes = [...`${shell}${styles}`.matchAll(STYLE)].map(
    ([, text = '']) => hashOf(text),
  );
  const scriptHashes = [hashOf(preHydration)];
  const [hoisted = ''] = HOISTED.exec(html) ?? [];
  const [main = ''] = MAIN.exec(shell) ?? [];
  const attributes = Object.entries(data).map(
    ([name, value]) => ` data-${name}="${value}"`,
  );
  const policy = `<meta http-equiv="Content-Security-Policy" content="${policyOf(styleHashes, scriptHashes)}" />`;
  const lines = (...tags: readonly string[]) =>
    tags.filter(Boolean).join('\n    ');

  // Replacer functions, because a `$` in a replacement string is special.
  const text = shell
    .replace(/<html lang="[^"]*"/, (html) => html + attributes.join(''))
    .replace(main, '')
    .replace(/<meta charset="utf-8" \/>/, (charset) => lines(charset, policy))
    .replace('</head>', () =>
      lines(
        head,
        hoisted,
        styles,
        `<script>${preHydration}</script>`,
        '</head>',
      ),
    )
    .replace(
      '<div id="root"></div>',
      () => `<div id="root">${html.slice(hoisted.length)}</div>`,
    )
    // Scripts stand after the images, which load first. The chunk only
    // registers its modules. A preload would go unused on every page that the
    // service worker answers.
    .replace('</body>', () =>
      lines(
        chunk === undefined ? '' : `<script defer src="${chunk}"></script>`,
        main,
        '</body>',
      ),
    );
  return { text, styleHashes, scriptHashes };
};
