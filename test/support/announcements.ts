import { waitFor } from '@testing-library/react';

let texts: string[] = [];
let heard = 0;

/** Waits until these texts, and no others, have been announced since the last. */
export const hears = async (...expected: readonly string[]) => {
  await waitFor(() => expect(texts.slice(heard)).toEqual(expected));
  heard = texts.length;
};

/** Records the texts of live regions. Returns what ends it. */
export const recordAnnouncements = () => {
  texts = [];
  heard = 0;
  const observer = new MutationObserver((changes) => {
    const changed = changes.map(({ target }) => target);
    // An open dialog hides the rest of the page from screen readers.
    const heardPart = document.querySelector('dialog[open]') ?? document;
    for (const region of heardPart.querySelectorAll('[aria-live]')) {
      const text = region.textContent;
      const isChanged = changed.some((node) => region.contains(node));
      if (isChanged && text) texts.push(text);
    }
  });
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
  });
  return () => observer.disconnect();
};
