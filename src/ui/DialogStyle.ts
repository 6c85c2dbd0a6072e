import { createGlobalStyle } from 'styled-components';

/** Each dialog renders it, so a page with closed dialogs does not contain it. */
export const DialogStyle = createGlobalStyle`
  dialog { max-width: none; max-height: none; margin: 0; padding: 0; border: 0; color: inherit; }
  dialog:focus { outline: none; }
  @media screen {
    /*
     * The page does not scroll. A dialog cannot cover the gutter of the
     * scrollbar: it is removed, and the padding keeps the width of the page.
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
     * An open size guide is the only dialog that is printed. It is on a sheet
     * of its own, because a dialog is never part of the flow and would cover
     * the page.
     */
    dialog {
      position: absolute !important;
      inset: 0 0 auto !important;
      width: auto !important;
      height: auto !important;
    }
    dialog:not(:has(table)) { display: none !important; }
    /* Chromium prints it white, over every sheet. */
    dialog::backdrop { display: none !important; }
    body:has(dialog[open] table)::before { content: ''; display: block; height: 1px; break-after: page; }
  }
`;
