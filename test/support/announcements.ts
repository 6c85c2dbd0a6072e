let texts: string[] = [];

/** What live regions have announced since the app was rendered. */
export const announcements = (): readonly string[] => texts;

/** Records the texts of live regions. Returns what ends it. */
export const recordAnnouncements = () => {
  texts = [];
  const observer = new MutationObserver((changes) => {
    const changed = changes.map(({ target }) => target);
    for (const region of document.querySelectorAll('[aria-live]')) {
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
