import type { StoredFeature } from '../../src/features/persistence/storedFeature';

/**
 * Loads what is stored. The start waits for a limited time, which can pass on a
 * busy machine, so here this limit never passes.
 */
export const loadStored = (stored: StoredFeature) => {
  const limit = jest.spyOn(window, 'setTimeout').mockReturnThis();
  const loaded = stored.load();
  limit.mockRestore();
  return loaded;
};
