import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

interface ShellParts {
  csp: string;
  /** The inline script at the end of the body. */
  early: string;
  /** What that script shows if the shop cannot be started. */
  notices: Readonly<Record<'failed' | 'inFolder', string>>;
}

interface Page {
  /** The attributes of `html`. */
  attributes: Readonly<Record<string, string>>;
  /** The inline script of the head, of a page that has one. */
  script?: string | undefined;
  /**
   * The rendered content of `#root`, preceded by the tags that React hoists.
   */
  html: string;
  styles: string;
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
  { csp, early, notices }: ShellParts,
): string => {
  const meta = `<meta http-equiv="Content-Security-Policy" content="${csp}" />`;
  const safe = insertAfter(html, CHARSET, meta);
  // Without `async`, the document ends with the start: Chromium would then
  // scroll to the section of a hash and focus it, while the shopper already
  // uses the page.
  const started = insertAfter(safe, '<script', ' async');
  const script = createElement('script', {
    'data-failed': notices.failed,
    'data-in-folder': notices.inFolder,
    dangerouslySetInnerHTML: { __html: early },
  });
  return insertBefore(started, '</body>', renderToStaticMarkup(script));
};

export const pageOf = (
  shell: string,
  { attributes, script, html, styles }: Page,
): string => {
  const [hoisted = ''] = HOISTED.exec(html) ?? [];
  const pairs = Object.entries(attributes).map(
    ([name, value]) => ` ${name}="${value}"`,
  );
  const withAttributes = insertAfter(shell, '<html', pairs.join(''));
  const inline = script === undefined ? '' : `<script>${script}</script>`;
  const head = insertBefore(
    withAttributes,
    '</head>',
    inline + hoisted + styles,
  );
  return insertAfter(head, ROOT, html.slice(hoisted.length));
};

/** A title tag, escaped as React does it. */
export const titleTag = (title: string): string =>
  renderToStaticMarkup(createElement('title', null, title));
