/**
 * Translates the page from now on as Google Translate does, into the same
 * language: it replaces each text by elements. It also runs in a browser, which
 * gets its source.
 */
export const translatePage = () => {
  const translate = () => {
    const walker = document.createTreeWalker(
      document.body,
      NodeFilter.SHOW_TEXT,
      ({ parentElement, nodeValue }) =>
        nodeValue?.trim() &&
        !parentElement?.closest('font, noscript, option, script, style')
          ? NodeFilter.FILTER_ACCEPT
          : NodeFilter.FILTER_REJECT,
    );
    const texts: Node[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) {
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      inner.textContent = text.nodeValue;
      outer.append(inner);
      text.parentNode?.replaceChild(outer, text);
    }
  };
  translate();
  const observer = new MutationObserver(translate);
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    characterData: true,
  });
  return () => observer.disconnect();
};
