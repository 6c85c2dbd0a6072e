import { createGlobalStyle } from 'styled-components';

/**
 * Each open dialog renders this style, so a page without a dialog does not
 * contain it.
 */
export const DialogStyle = createGlobalStyle`
  dialog { max-width: none; max-height: none; margin: 0; padding: 0; border: 0; color: inherit; }
  dialog:focus { outline: none; }
  @media screen {
    /*
     * The page must not scroll. A dialog cannot cover the scrollbar gutter, so
     * a padding of the same width replaces the gutter.
     */
    html:has(dialog) {
      overflow: hidden;
      overscroll-behavior: none;
      scrollbar-gutter: auto;
      padding-inline-end: var(--scrollbar);
    }
  }
  @media print {
    /*
     * Of all dialogs, only the size guide is printed. It has its own sheet,
     * because a dialog is not part of the flow, and would cover the page.
     */
    dialog {
      position: absolute !important;
      inset: 0 0 auto !important;
      width: auto !important;
      height: auto !important;
    }
    dialog:not(:has(table)) { display: none !important; }
    /* Chromium prints the backdrop over every sheet (November 2026). */
    dialog::backdrop { display: none !important; }
    body:has(dialog[open] table)::before { content: ''; display: block; height: 1px; break-after: page; }
  }
`;
