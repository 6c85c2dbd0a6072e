import { hashOf, policyOf } from './policy';

/** What a page is made of. */
export interface Parts {
  /** The page without anything in it, as webpack has written it. */
  readonly shell: string;
  /** Runs before anything is seen. */
  readonly early: string;
  /** What `write` gives: the content of `#root` with leading titles and links, and its `<style>`. */
  readonly html: string;
  readonly styles: string;
  /** Attributes of `<html>`: what the early script and the shop are told of the page. */
  readonly told: Readonly<Record<string, string>>;
  /** For search engines and links; see `headOf`. */
  readonly head: string;
  /** The script of the page itself, there when the shop asks for it. */
  readonly chunk?: string;
}

export interface Document {
  readonly text: string;
  readonly styleHashes: readonly string[];
  readonly scriptHashes: readonly string[];
}

/** What React hoists stands at the beginning, before the first element of the page. */
const LEADING = /^(?:<title>[^<]*<\/title>|<meta\b[^>]*>|<link\b[^>]*>)+/;
const MAIN = /<script\b[^>]*><\/script>/;
const STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g;

/** Titles and links of the content move to the head, where browsers look for them; React finds them there. */
const liftLeading = (html: string) => {
  const leading = LEADING.exec(html)?.[0] ?? '';
  return { leading, content: html.slice(leading.length) };
};

/** The document of a page, with the policy that it is shown under. */
export const documentOf = ({ shell, early, html, styles, told, head, chunk }: Parts): Document => {
  // The shell has a style of its own: the fonts.
  const styleHashes = [...`${shell}${styles}`.matchAll(STYLE)].map(([, text = '']) => hashOf(text));
  const scriptHashes = [hashOf(early)];
  const { leading, content } = liftLeading(html);
  const attributes = Object.entries(told).map(([name, value]) => ` data-${name}="${value}"`);
  const [main = ''] = MAIN.exec(shell) ?? [];

  const text = shell
    // A function each: a text with `$` in it means what it says.
    .replace('<html lang="en">', () => `<html lang="en"${attributes.join('')}>`)
    .replace(main, () => '')
    .replace(
      /(<meta charset="utf-8" \/>)/,
      (charset) =>
        `${charset}\n    <meta http-equiv="Content-Security-Policy" content="${policyOf(styleHashes, scriptHashes)}" />`,
    )
    .replace('</head>', () =>
      [head, leading, styles, `<script>${early}</script>`, '</head>'].filter(Boolean).join('\n    '),
    )
    .replace('<div id="root"></div>', () => `<div id="root">${content}</div>`)
    // After the pictures: they are what a shopper waits for. The page's own part only registers what it holds; a
    // preload would be refused wherever the worker answers it.
    .replace('</body>', () =>
      [...(chunk === undefined ? [] : [`<script defer src="${chunk}"></script>`]), main, '</body>'].join(
        '\n    ',
      ),
    );
  return { text, styleHashes, scriptHashes };
};
