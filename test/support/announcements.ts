let announced: string[] = [];

/** The texts that live regions have had since the app was rendered. */
export const announcements = (): readonly string[] => announced;

/** Records the texts of live regions. Returns what ends it. */
export const recordAnnouncements = () => {
  const texts: string[] = [];
  announced = texts;
  const observer = new MutationObserver((changes) => {
    const regions = changes.map(({ target }) => {
      const element = target instanceof Element ? target : target.parentElement;
      return element?.closest('[aria-live]');
    });
    for (const region of new Set(regions))
      if (region?.textContent) texts.push(region.textContent);
  });
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
  });
  return () => observer.disconnect();
};
