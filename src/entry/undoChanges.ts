import { onStartPhase } from '../lib/startPhase';

/**
 * Reverts what translators and extensions have changed in the page. React
 * cannot hydrate a changed page.
 */
export const undoChangesBeforeHydration = (): void => {
  const root = document.querySelector('#root');
  if (!root) return;
  const changes: MutationRecord[] = [];
  const observer = new MutationObserver((records) => changes.push(...records));
  observer.observe(root, {
    childList: true,
    subtree: true,
    characterDataOldValue: true,
  });
  onStartPhase('hydrating', () => {
    for (const change of [...changes, ...observer.takeRecords()].reverse()) {
      const { type, target, oldValue, nextSibling } = change;
      if (type === 'characterData') target.nodeValue = oldValue;
      for (const node of change.addedNodes) target.removeChild(node);
      for (const node of change.removedNodes)
        target.insertBefore(node, nextSibling);
    }
    observer.disconnect();
  });
  onStartPhase('done', () => observer.disconnect());
};
