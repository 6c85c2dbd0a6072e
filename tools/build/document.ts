import { MARKS } from '../../src/lib/marks';

interface ShellParts {
  readonly policy: string;
  /** The inline scripts at the end of the head and of the body. */
  readonly hideStale: string;
  readonly early: string;
}

interface Page {
  readonly path: string;
  /**
   * The rendered content of `#root`, preceded by the tags that React hoists.
   */
  readonly html: string;
  readonly styles: string;
}

const HOISTED = /^(?:<title>[^<]*<\/title>|<meta\b[^>]*>|<link\b[^>]*>)+/;
const CHARSET = '<meta charset="utf-8" />';
const ROOT = '<div id="root">';

// Replacer functions, because a `$` in a replacement string is special.
const insertBefore = (html: string, tag: string, text: string) =>
  html.replace(tag, () => text + tag);

const insertAfter = (html: string, tag: string, text: string) =>
  html.replace(tag, () => tag + text);

/** What all pages share, for the HTML that webpack has written. */
export const shellOf = (
  html: string,
  { policy, hideStale, early }: ShellParts,
): string => {
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}" />`;
  const safe = insertAfter(html, CHARSET, meta);
  const head = insertBefore(safe, '</head>', `<script>${hideStale}</script>`);
  return insertBefore(head, '</body>', `<script>${early}</script>`);
};

export const pageOf = (shell: string, { path, html, styles }: Page): string => {
  const [hoisted = ''] = HOISTED.exec(html) ?? [];
  const marked = insertAfter(shell, '<html', ` ${MARKS.path}="${path}"`);
  const head = insertBefore(marked, '</head>', hoisted + styles);
  return insertAfter(head, ROOT, html.slice(hoisted.length));
};
